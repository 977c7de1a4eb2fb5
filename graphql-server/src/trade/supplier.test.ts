import { describe, expect, test } from 'vitest'
import { configureSuppliers, defaultSuppliers, toSupplier, suppliersVariable } from './supplier.ts'

const color = '#1d6fb8'
const suppliers = configureSuppliers([{ key: 'worldrooms', name: 'World Rooms', prices: 'agoda', color }])

test('shows a configured supplier under its display name, regardless of letter case', () => {
  for (const provider of ['worldrooms', 'WorldRooms', ' WORLDROOMS ']) {
    expect(suppliers.info(provider)).toEqual({ key: 'worldrooms', name: 'World Rooms', color })
    expect(suppliers.prices(provider)).toBe('agoda')
  }
})

test('shows any other supplier under the gateway’s name and reads its prices in the common format', () => {
  expect(suppliers.info('BedsPlus')).toEqual({ key: 'bedsplus', name: 'BedsPlus', color: null })
  expect(suppliers.info('bedsplus')).toEqual({ key: 'bedsplus', name: 'Bedsplus', color: null })
  expect(suppliers.info('')).toEqual({ key: 'unnamed', name: '—', color: null })
  expect(suppliers.prices('BedsPlus')).toBe('common')
})

test.each([
  ['agoda', 'Agoda'],
  ['UmrahHolidays', 'Umrah Holidays'],
  ['HUDXConnect', 'HudX Connect'],
])('shows %s as %s if no suppliers are configured', (provider, name) => {
  expect(configureSuppliers(defaultSuppliers).info(provider)).toMatchObject({ key: provider.toLowerCase(), name })
})

test('sorts suppliers as configured, then by key', () => {
  const { compare } = configureSuppliers(defaultSuppliers)
  expect(['zeta', 'HUDXConnect', 'Beta', 'agoda'].sort(compare)).toEqual(['agoda', 'HUDXConnect', 'Beta', 'zeta'])
})

test('maps all but the three suppliers in the enum to UNRECOGNISED', () => {
  expect(['Agoda', 'UMRAHHOLIDAYS', 'hudxConnect', 'worldrooms', null].map(toSupplier)).toEqual([
    'AGODA',
    'UMRAHHOLIDAYS',
    'HUDXCONNECT',
    'UNRECOGNISED',
    'UNRECOGNISED',
  ])
})

describe('SUPPLIERS variable', () => {
  test('defaults to the common price format and no color', () => {
    expect(suppliersVariable.parse('[{"key":"worldrooms","name":"World Rooms"}]')).toEqual([
      { key: 'worldrooms', name: 'World Rooms', prices: 'common', color: null },
    ])
  })

  test.each([
    ['worldrooms', 'must be a JSON list'],
    ['{}', 'expected array'],
    ['[{"key":"WorldRooms","name":"x"}]', 'must be the provider name in lower case'],
    ['[{"key":"a","name":""}]', 'Too small'],
    ['[{"key":"a","name":"A","prices":"net"}]', 'Invalid option'],
    ['[{"key":"a","name":"A","color":"blue"}]', 'must look like #1d6fb8'],
    ['[{"key":"a","name":"A"},{"key":"a","name":"B"}]', 'lists a key twice'],
    ['[{"key":"a","name":"A","colour":"#000000"}]', 'Unrecognized key'],
  ])('rejects %s', (json, message) => {
    expect(suppliersVariable.safeParse(json).error?.message).toContain(message)
  })
})
