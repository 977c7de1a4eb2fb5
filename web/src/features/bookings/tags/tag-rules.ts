import { searchKey, tidy } from '#src/domain/text.ts'

export const minTagLength = 3
export const maxTagLength = 40
export const maxTags = 20

/** Whether a list contains a tag. Tags with the same search key are equal. */
export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => searchKey(other) === searchKey(tag))

export type TagProblem = 'required' | 'tooShort' | 'tooLong' | 'tooMany' | 'known'

/** Returns why a typed tag cannot be added; null if it can. */
export function findTagProblem(typed: string, tags: readonly string[]): TagProblem | null {
  const length = Array.from(tidy(typed)).length
  if (length === 0) return 'required'
  if (length < minTagLength) return 'tooShort'
  if (length > maxTagLength) return 'tooLong'
  if (hasTag(tags, typed)) return 'known'
  return tags.length >= maxTags ? 'tooMany' : null
}
