/** Case, accents and marks do not matter in a search. */
const normalized = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What a text search looks through, as one line. */
export const searchText = (parts: readonly (string | null)[]): string =>
  normalized(parts.filter((part) => part).join(' '))

/** Words that must all occur in the search text of an order. */
export const searchWords = (text: string): string[] => normalized(text).split(/\s+/).filter(Boolean)
