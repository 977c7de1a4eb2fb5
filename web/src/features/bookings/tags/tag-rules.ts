export const minTagLength = 3
export const maxTagLength = 40
export const maxTags = 20

/** Tags that differ only in case or accents are one. */
export const foldedTag = (tag: string): string =>
  tag
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => foldedTag(other) === foldedTag(tag))

export type TagProblem = 'required' | 'tooShort' | 'tooLong' | 'tooMany' | 'known'

/** What is wrong with a typed tag; null when it can be added. */
export function tagProblem(typed: string, tags: readonly string[]): TagProblem | null {
  const length = Array.from(typed.trim()).length
  if (length === 0) return 'required'
  if (length < minTagLength) return 'tooShort'
  if (length > maxTagLength) return 'tooLong'
  if (hasTag(tags, typed)) return 'known'
  return tags.length >= maxTags ? 'tooMany' : null
}
