import { searchKey } from '#src/values/text.ts'

/** Builds the search text of an order from the search key of each part. Words match anywhere in a part. */
export const searchText = (parts: readonly (string | null)[]): string =>
  parts.map(toSearchKey).filter(Boolean).join(' ')

const toSearchKey = (part: string | null) => searchKey(part ?? '')

/** Replaces the tags at the end of an order's search text. */
export function replaceTags(text: string, oldTags: readonly string[], newTags: readonly string[]): string {
  const padded = ` ${text} `
  const oldText = ` ${searchText(oldTags)} `
  const start = oldTags.length > 0 ? padded.lastIndexOf(oldText) : -1
  const withoutTags = start < 0 ? padded : `${padded.slice(0, start)} ${padded.slice(start + oldText.length)}`
  return `${withoutTags.trim()} ${searchText(newTags)}`.trim()
}

/** Replaces the names in an order's search text. Names follow the order's reference; the text before the reference does not change. */
export function replaceNames(text: string, reference: string, names: readonly (string | null)[]): string {
  const padded = ` ${text} `
  const start = padded.indexOf(` ${searchText([reference])} `)
  return `${start < 0 ? '' : padded.slice(0, start)} ${searchText([reference, ...names])}`.trim()
}

/** Whether two tags are the same. */
export const isSameTag = (left: string, right: string): boolean => searchKey(left) === searchKey(right)

/** Removes duplicate tags; the first spelling wins. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [searchKey(tag), tag])).values()].toReversed()
