import { searchKey } from '#src/values/text.ts'

/** Searchable text: the search key of each part. Words match anywhere in a part. */
export const searchText = (parts: readonly (string | null)[]): string => parts.map(keyOf).filter(Boolean).join(' ')

const keyOf = (part: string | null) => searchKey(part ?? '')

/** The search text of an order whose tags change. Its earlier tags follow its names. */
export function replaceTags(current: string, before: readonly string[], after: readonly string[]): string {
  const padded = ` ${current} `
  const tags = ` ${searchText(before)} `
  const at = before.length > 0 ? padded.lastIndexOf(tags) : -1
  const rest = at < 0 ? padded : `${padded.slice(0, at)} ${padded.slice(at + tags.length)}`
  return `${rest.trim()} ${searchText(after)}`.trim()
}

/** The search text of an order whose names change. Document numbers and the supplier's reference before its own reference stay. */
export function renamedText(current: string, reference: string, names: readonly (string | null)[]): string {
  const padded = ` ${current} `
  const at = padded.indexOf(` ${searchText([reference])} `)
  return `${at < 0 ? '' : padded.slice(0, at)} ${searchText([reference, ...names])}`.trim()
}

/** Whether two tags are the same. */
export const isSameTag = (left: string, right: string): boolean => searchKey(left) === searchKey(right)

/** Tags without duplicates; the first spelling wins. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [searchKey(tag), tag])).values()].toReversed()
