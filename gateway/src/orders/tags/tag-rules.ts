import { tidy } from '#src/values/text.ts'
import { distinctTags, isSameTag } from '../list/search-text.ts'

export const MIN_TAG_LENGTH = 3
export const MAX_TAG_LENGTH = 40
export const MAX_TAGS = 20

/** Cleans tags for storage and removes those that a search treats as duplicates. */
export const tidyTags = (tags: readonly string[]): string[] => distinctTags(tags.map(tidy))

export type TagProblem = {
  readonly code: 'TAG_REQUIRED' | 'TAG_TOO_SHORT' | 'TAG_TOO_LONG' | 'TAG_INVALID' | 'TOO_MANY_TAGS'
  readonly message: string
  readonly limit?: number
}

function checkTag(tag: string): TagProblem | undefined {
  // Counts code points, so that an emoji counts as one character.
  const length = Array.from(tag).length
  if (length === 0) return { code: 'TAG_REQUIRED', message: 'Tag field is required.' }
  if (length < MIN_TAG_LENGTH) {
    const message = `Tag must be at least ${MIN_TAG_LENGTH} characters.`
    return { code: 'TAG_TOO_SHORT', message, limit: MIN_TAG_LENGTH }
  }
  if (length > MAX_TAG_LENGTH) {
    const message = `Tag must be at most ${MAX_TAG_LENGTH} characters.`
    return { code: 'TAG_TOO_LONG', message, limit: MAX_TAG_LENGTH }
  }
  if (/\p{Cc}/u.test(tag)) return { code: 'TAG_INVALID', message: 'Tag must not have control characters.' }
  return undefined
}

/** Returns the problem with a booking's added tags, if any. */
export function tagProblem(added: readonly string[], tags = added): TagProblem | undefined {
  const problem = added.map(checkTag).find((found) => found !== undefined)
  if (problem || added.length === 0 || tags.length <= MAX_TAGS) return problem
  return { code: 'TOO_MANY_TAGS', message: `A booking has at most ${MAX_TAGS} tags.`, limit: MAX_TAGS }
}

/** Returns the tags added and removed between two lists. */
export const diffTags = (oldTags: readonly string[], newTags: readonly string[]) => ({
  added: newTags.filter((tag) => !oldTags.includes(tag)),
  removed: oldTags.filter((tag) => !newTags.includes(tag)),
})

/** Removes and adds tags. Tags that a search treats as the same count as one. */
export const applyTagChange = (
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] => distinctTags([...tags.filter((tag) => !remove.some((other) => isSameTag(other, tag))), ...add])
