/** The dot between two facts. It starts a line rather than ends one. */
export const dot = ' ·\u00A0'

/** Facts in one line, with a dot between two. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string => facts.filter(Boolean).join(dot)
