import { expect, test } from 'vitest'
import { countGuests, parseRooms, printRooms } from './occupancy.ts'

test('parses serialized rooms', () => {
  const rooms = [
    { adults: 2, childAges: [5, 0] },
    { adults: 1, childAges: [] },
  ]
  expect(parseRooms(printRooms(rooms))).toEqual(rooms)
})

test('parses a room without children', () => {
  expect(parseRooms('[{"adults":2}]')).toEqual([{ adults: 2, childAges: [] }])
})

test.each([
  null,
  '',
  'x',
  '{}',
  '[]',
  '[null]',
  '[[1]]',
  '[{"adults":0}]',
  '[{"adults":"2"}]',
  '[{"adults":1.5}]',
  '[{"adults":10}]',
  '[{"adults":8,"childAges":[1,2]}]',
  '[{"adults":2,"childAges":[18]}]',
  '[{"adults":2,"childAges":"5"}]',
  '[{"__proto__":{"adults":2}}]',
  JSON.stringify(Array.from({ length: 10 }, () => ({ adults: 1 }))),
  JSON.stringify(Array.from({ length: 1000 }, () => ({ adults: 1 }))),
])('rejects %s as rooms', (text) => {
  expect(parseRooms(text)).toBeUndefined()
})

test('serializes only a room’s known fields', () => {
  const rooms = [{ adults: 1, childAges: [], note: 'sea view' }]
  expect(printRooms(rooms)).toBe('[{"adults":1,"childAges":[]}]')
})

test('counts the guests in all rooms', () => {
  expect(
    countGuests([
      { adults: 3, childAges: [7] },
      { adults: 2, childAges: [] },
    ]),
  ).toEqual({ adults: 5, children: 1, guests: 6 })
})
