import type { FieldError } from '../../errors/invalid-input.ts'
import { freeText } from '../../input/field-rules.ts'
import { foldedText } from '../../values/folded-text.ts'

const tagRule = freeText({ min: 3, max: 40 })

/** Tags as they are stored: tidy, and of tags that differ only in case or accents the first one. */
export function checkTags(name: string, raw: readonly string[]): { tags: string[]; errors: FieldError[] } {
  const checked = raw.map((tag, index) => tagRule(`${name}.${index}`, tag))
  return {
    tags: distinct(checked.map(({ value }) => value)),
    errors: checked.flatMap(({ error }) => error ?? []),
  }
}

export const maxTags = 20

export type TagChange = { add: readonly string[]; remove: readonly string[] }

const distinct = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [foldedText(tag) || tag, tag])).values()].toReversed()

/** Tags without `remove` and with `add`, both ignoring case and accents. */
export function changedTags(tags: readonly string[], { add, remove }: TagChange): string[] {
  const removed = new Set(remove.map(foldedText))
  return distinct([...tags.filter((tag) => !removed.has(foldedText(tag))), ...add])
}
