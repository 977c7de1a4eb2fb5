import type { FieldError } from '../../errors/invalid-input.ts'
import { freeText } from '../../input/field-rules.ts'
import { searchKey } from '../../values/text.ts'

const tagRule = freeText({ min: 3, max: 40 })

/** Validates and cleans tags, and removes tags that a search treats as equal to earlier ones. */
export function checkTags(name: string, raw: readonly string[]): { tags: string[]; errors: FieldError[] } {
  const checked = raw.map((tag, index) => tagRule(`${name}.${index}`, tag))
  return {
    tags: distinctTags(checked.map(({ value }) => value)),
    errors: checked.flatMap(({ error }) => error ?? []),
  }
}

export const maxTags = 20

/** Tags to add to and remove from a booking. */
export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** Removes tags that a search treats as equal to earlier ones. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [searchKey(tag), tag])).values()].toReversed()

/** Returns the tags after a change. Tags are compared as in a search. */
export function applyTagChange(tags: readonly string[], { add, remove }: TagChange): string[] {
  const removed = new Set(remove.map(searchKey))
  return distinctTags([...tags.filter((tag) => !removed.has(searchKey(tag))), ...add])
}
