"""Jinja templates, and what is said of a mistake in one."""

import html
import traceback
from collections.abc import Mapping, MutableMapping
from dataclasses import fields
from functools import lru_cache
from typing import Any

from jinja2 import (
    Environment,
    FunctionLoader,
    StrictUndefined,
    Template,
    TemplateNotFound,
    TemplateSyntaxError,
)
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Expr
from markupsafe import Markup, escape

from sitegen.errors import RunError
from sitegen.render.contexts import Context

FOLDER = "templates/"


class _Generator(CodeGenerator):
    """Has what is shown escaped by `shown`; by Jinja's own `escape`, did Jinja not ask this class.

    Jinja marks each value it writes as safe. Nothing looks at the mark, and it is a third of the
    time that a page takes.
    """

    def _output_child_pre(
        self, node: Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo
    ) -> None:
        if frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None:
            self.write("environment.shown(")
        else:
            super()._output_child_pre(node, frame, finalize)


class _Environment(Environment):
    code_generator_class = _Generator

    @staticmethod
    def shown(value: object) -> str:
        """`value` as HTML: escaped where it is not HTML already."""
        if type(value) is str:
            return html.escape(value)
        return value if type(value) is Markup else escape(value)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> dict[str, Any]:
        """What every template may use, as one dict: Jinja's chain of several is slow to copy."""
        return {**self.globals, **(d or {})}


@lru_cache(maxsize=4)
def _environment(templates: frozenset[tuple[str, str]]) -> _Environment:
    """Jinja with these templates, by name. They are compiled once for all builds of a process."""
    sources = dict(templates)

    def load(name: str) -> tuple[str, str, None] | None:
        """Unlike Jinja's DictLoader, this one tells errors which file a template is."""
        return (sources[name], FOLDER + name, None) if name in sources else None

    environment = _Environment(
        loader=FunctionLoader(load),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )
    environment.filters["counted"] = counted
    return environment


class Engine:
    """Fills a theme's templates. Values are escaped always, and never read as templates."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.environment = _environment(frozenset(templates.items()))
        self._ready: dict[type[Context], tuple[Template, list[str]]] = {}

    def render(self, context: Context) -> str:
        """What the context's template makes of it. Raises RunError for a mistake in a template."""
        kind = type(context)
        try:
            if kind not in self._ready:
                template = self.environment.get_template(kind.template)
                self._ready[kind] = template, [field.name for field in fields(kind)]
            template, names = self._ready[kind]
            return template.render({name: getattr(context, name) for name in names})
        except Exception as error:  # a site's own template may raise anything
            raise RunError(_told(error, context.template)) from error


def counted(number: int, one: str = "", many: str = "") -> str:
    """A number, with its noun where one is given: `1 paper`, `1,024 papers`, `1,024`."""
    return f"{number:,} {one if number == 1 else many}".rstrip()


def _told(error: Exception, template: str) -> str:
    """The file, the line and what is wrong; the innermost of several templates."""
    if isinstance(error, TemplateNotFound):
        what = f"there is no template {error.name!r}"
    else:
        what = (str(error) or type(error).__name__).splitlines()[0]
    if isinstance(error, TemplateSyntaxError):
        return f"{FOLDER}{error.name or template}:{error.lineno}: {error.message}"
    places = [f for f in traceback.extract_tb(error.__traceback__) if f.filename.startswith(FOLDER)]
    where = f"{places[-1].filename}:{places[-1].lineno}" if places else FOLDER + template
    return f"{where}: {what}"
