import { expect, test } from 'vitest'
import { facilityCodes, mergeFacilities, readFacilities } from './facility.ts'

test('reads strings and objects, by code or by text in any letter case', () => {
  expect(
    readFacilities(['LIFT', { name: 'Paid Wi-Fi' }, { name: 'مصلى' }, { name: 'WLAN', code: 'FREE_WIFI' }, {}, null]),
  ).toEqual([
    { code: 'ELEVATOR', text: 'LIFT', language: null },
    { code: 'UNRECOGNISED', text: 'Paid Wi-Fi', language: null },
    { code: 'PRAYER_ROOM', text: 'مصلى', language: 'ar' },
    { code: 'FREE_WIFI', text: 'WLAN', language: null },
  ])
  expect(readFacilities('none')).toEqual([])
})

test('lists each known code once', () => {
  expect(facilityCodes([{ name: 'Lift' }, { name: 'Elevator' }, { name: 'Sauna' }, { code: 'PARKING' }])).toEqual([
    'ELEVATOR',
    'PARKING',
  ])
})

test('merges suppliers’ facilities by code, with texts in the agent’s script', () => {
  const lists = [readFacilities(['Lift', 'Sauna']), readFacilities(['مصعد', 'ساونا'])]
  expect(mergeFacilities(lists, 'ar-SA').map(({ code, text }) => [code, text])).toEqual([
    ['ELEVATOR', 'مصعد'],
    ['UNRECOGNISED', 'ساونا'],
  ])
  expect(mergeFacilities(lists, 'tr-TR').map(({ text }) => text)).toEqual(['Lift', 'Sauna'])
})
