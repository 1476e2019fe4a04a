"""The coined name of what a paper proposes: candidates, signs for and against them, a choice."""
