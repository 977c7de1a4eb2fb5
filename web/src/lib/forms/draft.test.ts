import { expect, test } from 'vitest'
import { mergeDraft } from './draft.ts'

const initial = { name: 'Known', accepted: false, ibans: [{ iban: '' }] }

test.each<[string, unknown, unknown]>([
  ['text', { name: 'Typed' }, { ...initial, name: 'Typed' }],
  ['a longer list', { ibans: [{ iban: 'A' }, { iban: 'B' }] }, { ...initial, ibans: [{ iban: 'A' }, { iban: 'B' }] }],
  ['a shorter list', { ibans: [] }, { ...initial, ibans: [] }],
])('restores %s from a stored draft', (_case, stored, expected) =>
  expect(mergeDraft(initial, stored)).toEqual(expected),
)

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text in place of a form', 'x'],
  ['a list in place of a form', [1]],
  ['another type', { name: 4, accepted: 'yes', ibans: 'x' }],
  ['unknown fields', JSON.parse('{ "other": "x", "__proto__": { "name": "x" } }')],
])('ignores a stored draft with %s', (_case, stored) => expect(mergeDraft(initial, stored)).toEqual(initial))

test('drops stored rows with a different shape', () => {
  expect(mergeDraft(initial, { ibans: [{ iban: 4 }, 'x'] }).ibans).toEqual([{ iban: '' }, { iban: '' }])
})
