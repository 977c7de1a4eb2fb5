import { searchKey, tidy } from '#src/domain/text.ts'

export const minTagLength = 3
export const maxTagLength = 40
export const maxTags = 20

/** Whether two tags are equal. Tags with the same search key count as one. */
export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => searchKey(other) === searchKey(tag))

export type TagProblem = 'required' | 'tooShort' | 'tooLong' | 'tooMany' | 'known'

/** Problem of a typed tag; null if it can be added. */
export function tagProblem(typed: string, tags: readonly string[]): TagProblem | null {
  const length = Array.from(tidy(typed)).length
  if (length === 0) return 'required'
  if (length < minTagLength) return 'tooShort'
  if (length > maxTagLength) return 'tooLong'
  if (hasTag(tags, typed)) return 'known'
  return tags.length >= maxTags ? 'tooMany' : null
}
