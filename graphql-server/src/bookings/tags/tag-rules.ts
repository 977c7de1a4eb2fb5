import type { FieldError } from '../../errors/invalid-input.ts'
import { freeText } from '../../input/field-rules.ts'
import { searchKey } from '../../values/text.ts'

const tagRule = freeText({ min: 3, max: 40 })

/** Validates and cleans tags, and removes later tags that a search treats as equal. */
export function checkTags(name: string, raw: readonly string[]): { tags: string[]; errors: FieldError[] } {
  const checked = raw.map((tag, index) => tagRule(`${name}.${index}`, tag))
  return {
    tags: distinctTags(checked.map(({ value }) => value)),
    errors: checked.flatMap(({ error }) => error ?? []),
  }
}

export const maxTags = 20

export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** Removes later tags that a search treats as equal. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [searchKey(tag), tag])).values()].toReversed()

/** Removes and adds tags. Tags are compared as in a search. */
export function changedTags(tags: readonly string[], { add, remove }: TagChange): string[] {
  const removed = new Set(remove.map(searchKey))
  return distinctTags([...tags.filter((tag) => !removed.has(searchKey(tag))), ...add])
}
