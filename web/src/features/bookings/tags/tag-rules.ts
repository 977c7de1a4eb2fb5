import { searchKey, tidy } from '#src/domain/text.ts'

export const minTagLength = 3
export const maxTagLength = 40
export const maxTags = 20

/** Tags that a search takes for the same are one. */
export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => searchKey(other) === searchKey(tag))

export type TagProblem = 'required' | 'tooShort' | 'tooLong' | 'tooMany' | 'known'

/** What is wrong with a typed tag; null when it can be added. */
export function tagProblem(typed: string, tags: readonly string[]): TagProblem | null {
  const length = Array.from(tidy(typed)).length
  if (length === 0) return 'required'
  if (length < minTagLength) return 'tooShort'
  if (length > maxTagLength) return 'tooLong'
  if (hasTag(tags, typed)) return 'known'
  return tags.length >= maxTags ? 'tooMany' : null
}
