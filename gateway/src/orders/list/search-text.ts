import { searchKey } from '#src/values/text.ts'

/** Builds the search text of an order from the search key of each part. Words match anywhere in a part. */
export const searchText = (parts: readonly (string | null)[]): string =>
  parts.map(toSearchKey).filter(Boolean).join(' ')

const toSearchKey = (part: string | null) => searchKey(part ?? '')

/** Replaces the tags in an order's search text. Tags come last in it. */
export function replaceTags(current: string, before: readonly string[], after: readonly string[]): string {
  const padded = ` ${current} `
  const tags = ` ${searchText(before)} `
  const at = before.length > 0 ? padded.lastIndexOf(tags) : -1
  const withoutTags = at < 0 ? padded : `${padded.slice(0, at)} ${padded.slice(at + tags.length)}`
  return `${withoutTags.trim()} ${searchText(after)}`.trim()
}

/** Replaces the names in an order's search text. Names follow the order's reference; what precedes the reference is unchanged. */
export function replaceNames(current: string, reference: string, names: readonly (string | null)[]): string {
  const padded = ` ${current} `
  const at = padded.indexOf(` ${searchText([reference])} `)
  return `${at < 0 ? '' : padded.slice(0, at)} ${searchText([reference, ...names])}`.trim()
}

/** Whether two tags are the same. */
export const isSameTag = (left: string, right: string): boolean => searchKey(left) === searchKey(right)

/** Removes duplicate tags; the first spelling wins. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [searchKey(tag), tag])).values()].toReversed()
