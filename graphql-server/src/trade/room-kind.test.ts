import { expect, test } from 'vitest'
import type { RoomType, RoomView } from '../__generated__/schema-types.ts'
import { readRoomKind } from './room-kind.ts'

test.each<[string, RoomType, RoomView | null]>([
  ['Double Room', 'DOUBLE', null],
  ['double room haram view', 'DOUBLE', 'HARAM'],
  ['Quad room, Kaaba view', 'QUADRUPLE', 'KAABA'],
  ['غرفة ثنائية مطلة على الحرم', 'DOUBLE', 'HARAM'],
  ['غُرفة رباعيّة', 'QUADRUPLE', null],
  ['Deluxe double room', 'UNRECOGNISED', null],
  ['Double room with balcony, Haram view', 'UNRECOGNISED', null],
  ['Haram view', 'UNRECOGNISED', null],
  ['', 'UNRECOGNISED', null],
])('parses the name %j as %s, view %s', (name, type, view) => {
  expect(readRoomKind({ name })).toMatchObject({ type, view })
})

test('prefers known codes over the name', () => {
  expect(readRoomKind({ name: 'Whatever', roomType: 'TRIPLE', view: 'CITY' })).toMatchObject({
    type: 'TRIPLE',
    view: 'CITY',
  })
  expect(readRoomKind({ name: 'Single room', roomType: 'IGLOO' })).toMatchObject({ type: 'SINGLE' })
  expect(readRoomKind({ name: 'Single room', roomType: 'TRIPLE', view: 'VOLCANO' })).toMatchObject({ view: null })
})

test.each([
  [24.6, 25],
  ['18', 18],
  ['about 20', null],
  [-3, null],
  [1e21, null],
])('parses the size %j as %j square meters', (squareMeters, size) => {
  expect(readRoomKind({ squareMeters }).squareMeters).toBe(size)
})

test.each([[undefined], ['two'], [[null, 3, {}]], [[{ type: 'KING', quantity: -1 }]]])(
  'finds no beds in %j',
  (beds) => {
    expect(readRoomKind({ beds, squareMeters: 0 })).toMatchObject({ beds: [], squareMeters: null })
  },
)
