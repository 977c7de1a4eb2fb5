import { expect, test } from 'vitest'
import { findVehicleCategory, findVehicleType } from './vehicle-kinds.ts'

test.each([
  ['Sedan', 'SEDAN'],
  ['سيدان', 'SEDAN'],
  ['سیڈان', 'SEDAN'],
  ['SUV', 'SUV'],
  ['GMC Yukon', 'SUV'],
  ['سيارة دفع رباعي (SUV)', 'SUV'],
  ['ایس یو وی', 'SUV'],
  ['Van (Hiace)', 'VAN'],
  ['Minibüs', 'VAN'],
  ['Mini Bus', 'VAN'],
  ['فان', 'VAN'],
  ['وین (ہائی ایس)', 'VAN'],
  ['Otobüs', 'BUS'],
  ['COACH 49', 'BUS'],
  ['حافلة', 'BUS'],
  ['بس', 'BUS'],
  ['Camel', 'UNRECOGNISED'],
] as const)('maps %s to the type %s', (word, type) => expect(findVehicleType(word, undefined)).toBe(type))

test('maps a type without a known name by its code', () => {
  expect(findVehicleType(undefined, '3')).toBe('BUS')
  expect(findVehicleType('Camel', '4')).toBe('VAN')
  expect(findVehicleType('Van', '3')).toBe('VAN')
  expect(findVehicleType(undefined, '77')).toBe('UNRECOGNISED')
})

test.each([
  ['Normal', 'NORMAL'],
  ['Standart', 'NORMAL'],
  ['Standar', 'NORMAL'],
  ['عادي', 'NORMAL'],
  ['نارمل', 'NORMAL'],
  ['Standard', 'NORMAL'],
  ['اسٹینڈرڈ', 'NORMAL'],
  ['Premium', 'PREMIUM'],
  ['مميز', 'PREMIUM'],
  ['پریمیم', 'PREMIUM'],
  ['VIP', 'VIP'],
  ['وی آئی پی', 'VIP'],
  ['Royal', 'UNRECOGNISED'],
] as const)('maps %s to the category %s', (word, category) => expect(findVehicleCategory(word)).toBe(category))
