/** Separator between two facts. A line breaks before the dot, not after it. */
export const dotSeparator = ' ·\u00A0'

/** Joins facts into one line, separated by dots. */
export const joinWithDots = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(dotSeparator)
