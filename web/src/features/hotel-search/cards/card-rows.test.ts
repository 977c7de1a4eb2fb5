import { expect, test } from 'vitest'
import { type Row, placeAhead, placeAll, placeFirst } from './card-rows.ts'

interface Card {
  id: string
}

const cards = (ids: string): Card[] => ids.split('').map((id) => ({ id }))
/** Each row as its element and its card, in parentheses where it is left, in brackets where it is ahead, with an exclamation mark once it has arrived. */
const marks = { shown: '*', left: '(*)', ahead: '[*]', arrived: '*!' }
const print = ({ rows }: { rows: readonly Row<Card>[] }) =>
  rows.map(({ slot, card, state }) => marks[state].replace('*', `${slot}${card.id}`)).join(' ')

const list = placeAll([], cards('abcdef'))

test('gives every card of a new list an element of its own', () => {
  expect(print(list)).toBe('0a 1b 2c 3d 4e 5f')
})

test.each([
  ['cards that stay keep their elements, and new ones take those between them', 'axcdyf', '0a 1x 2c 3d 4y 5f'],
  ['a card that moves keeps its element', 'fabcde', '5f 0a 1b 2c 3d 4e'],
  ['new cards take free elements elsewhere before they get new ones', 'axyzbw', '0a 3x 4y 5z 1b 2w'],
  ['a longer list adds elements', 'abcdefgh', '0a 1b 2c 3d 4e 5f 6g 7h'],
  ['a shorter list gives elements up', 'd', '3d'],
])('%s', (_name, next, expected) => {
  expect(print(placeAll(list.rows, cards(next)))).toBe(expected)
})

test('shows the first cards in the elements that stand there, and leaves what is not listed any more', () => {
  expect(print(placeFirst(list.rows, cards('xbyefz'), 0, 2))).toBe('0x 1b 2y (3d) 4e 5f')
})

test('a card that comes into the window from below is left where it was', () => {
  expect(print(placeFirst(list.rows, cards('def'), 0, 1))).toBe('0d 1e (2c) (3d) (4e) 5f')
})

test('leaves what is above the window where it is, and tells how many cards are missing below', () => {
  const placed = placeFirst(list.rows, cards('xcyzdefuvw'), 3, 4)
  expect(print(placed)).toBe('(0a) (1b) 2c 4z 3d 5f')
  expect(placed).toMatchObject({ from: 3, missing: 4 })
})

test('lays cards out ahead where they will stand, in the elements of those before', () => {
  const ahead = placeAhead(list, cards('xbyz'), 0, 1)
  expect(print(ahead)).toBe('[6x] [7b] 0a 1b 2c 3d 4e 5f')
  expect(print(placeAhead(ahead, cards('abuvw'), 2, 4))).toBe('0a 1b [6u] [7v] [8w] 2c 3d 4e 5f')
})

test('shows the cards that were laid out ahead and leaves all others in the window', () => {
  const ahead = placeAhead(list, cards('xbyz'), 0, 1)
  const placed = placeFirst(ahead.rows, cards('xbyz'), 0, 1)
  expect(print(placed)).toBe('6x! 7b! (0a) (1b) (2c) (3d) (4e) (5f)')
  expect(print(placeAll(placed.rows, cards('xbyz')))).toBe('6x 7b 0y 1z')
})

test('uses elements of cards ahead for others when another list comes', () => {
  const ahead = placeAhead(list, cards('xyz'), 0, 1)
  expect(print(placeFirst(ahead.rows, cards('ubc'), 0, 2))).toBe('0u 1b 2c (3d) (4e) (5f) (6x) (7y)')
  expect(print(placeAll(ahead.rows, cards('abcdef')))).toBe('0a 1b 2c 3d 4e 5f')
})
