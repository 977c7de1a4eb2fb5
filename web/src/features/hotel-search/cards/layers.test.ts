import { expect, test } from 'vitest'
import { type Layers, changed, completed, isComplete, opened, withAhead, withoutAhead } from './layers.ts'

const part = (from: number, to: number, top = 0) => ({ from, to, top })
const never = () => {
  throw new Error('The window was measured.')
}
/** Each layer as its element and the cards that are rendered, with the cards that are not as dots. */
const print = (layers: Layers<string>) =>
  layers.map(({ key, cards, first: { from, to }, isWhole, state }) => {
    const rendered = cards.map((card, index) => (isWhole || (index >= from && index < to) ? card : '.')).join('')
    return `${key} ${state} ${rendered}`
  })

const before = 'abcdef'.split('')
const next = 'uvwxyz'.split('')

test('a list is shown as a whole', () => {
  expect(print(opened(before))).toEqual(['0 shown abcdef'])
  expect(isComplete(opened(before))).toBe(true)
})

test('a change shows the part in the window at once, and then the whole list in the same element', () => {
  const first = changed(opened(before), next, () => part(1, 3, 200))
  expect(print(first)).toEqual(['1 shown .vw...', '0 left abcdef'])
  expect(isComplete(first)).toBe(false)
  const all = completed(first)
  expect(print(all)).toEqual(['1 shown uvwxyz'])
  expect(isComplete(all)).toBe(true)
})

test('a list that was painted ahead is shown in its element, and the window is not measured', () => {
  const ahead = withAhead(opened(before), next, part(0, 2))
  expect(print(ahead)).toEqual(['1 ahead uv....', '0 shown abcdef'])
  expect(isComplete(ahead)).toBe(true)
  expect(print(changed(ahead, next, never))).toEqual(['1 shown uv....', '0 left abcdef'])
})

test('a list that was painted ahead goes when another one is shown or likely', () => {
  const ahead = withAhead(opened(before), next, part(0, 2))
  const other = 'klm'.split('')
  const shown = changed(ahead, other, () => part(0, 3))
  expect(print(shown)).toEqual(['2 shown klm', '1 left uv....', '0 left abcdef'])
  expect(print(completed(shown))).toEqual(['2 shown klm'])
  expect(print(withAhead(ahead, other, part(0, 1)))).toEqual(['2 ahead k..', '0 shown abcdef'])
  expect(print(withoutAhead(ahead))).toEqual(['0 shown abcdef'])
})

test('a second change before the first list is whole shows the second one alone', () => {
  const first = changed(opened(before), next, () => part(0, 2))
  const second = changed(first, before, () => part(0, 2))
  expect(print(second)).toEqual(['2 shown ab....', '1 left uv....', '0 left abcdef'])
  expect(print(completed(second))).toEqual(['2 shown abcdef'])
})
