/** Facts in one line, with a dot between two. A dot starts a line rather than ends one. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' ·\u00A0')
