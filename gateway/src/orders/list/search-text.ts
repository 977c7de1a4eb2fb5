/** Text to search by: case, accents, Arabic vowel signs and the spelling variants of Arabic letters do not matter. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ةہھ]/g, 'ه')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a text search looks through, as one line. */
export const searchText = (parts: readonly (string | null)[]): string => folded(parts.filter((part) => part).join(' '))

/** Words that must all occur in the search text of an order. */
export const searchWords = (text: string): string[] => folded(text).split(' ').filter(Boolean)

/** The search text of an order whose tags change. Its earlier tags follow its names. */
export function retaggedText(current: string, before: readonly string[], after: readonly string[]): string {
  const padded = ` ${current} `
  const tags = ` ${searchText(before)} `
  const at = before.length > 0 ? padded.lastIndexOf(tags) : -1
  const rest = at < 0 ? padded : `${padded.slice(0, at)} ${padded.slice(at + tags.length)}`
  return searchText([rest, ...after])
}

/** Whether two tags are the same. */
export const isSameTag = (left: string, right: string): boolean => folded(left) === folded(right)
