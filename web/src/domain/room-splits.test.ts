import { expect, test } from 'vitest'
import type { RoomGuests } from './occupancy.ts'
import { roomSplits } from './room-splits.ts'

const room = (adults: number, ...childAges: number[]): RoomGuests => ({ adults, childAges })

test('divides a room for eight guests into two, three and four rooms', () => {
  expect(roomSplits([room(8)])).toEqual([
    [room(4), room(4)],
    [room(3), room(3), room(2)],
    [room(2), room(2), room(2), room(2)],
  ])
})

test('never proposes a room with a child but no adult', () => {
  expect(roomSplits([room(2, 4, 6, 9, 12)])).toEqual([[room(1, 4, 9), room(1, 6, 12)]])
  expect(roomSplits([room(1, 4, 6, 9, 11)])).toEqual([])
})

test('divides only the largest rooms', () => {
  expect(roomSplits([room(6), room(2)])).toEqual([
    [room(3), room(3), room(2)],
    [room(2), room(2), room(2), room(2)],
  ])
})

test('proposes nothing for a room for four guests, and never more than nine rooms', () => {
  expect(roomSplits([room(4), room(1)])).toEqual([])
  expect(roomSplits([room(6), room(6), room(6), room(6), room(6)])).toEqual([])
})

test('keeps every guest when it divides rooms', () => {
  for (const adults of [5, 6, 7, 9]) {
    for (const split of roomSplits([room(adults)])) {
      expect(split.reduce((sum, part) => sum + part.adults, 0)).toBe(adults)
    }
  }
})
