import { expect, test } from 'vitest'
import { columnsParam, readColumns, expandColumns, defaultColumns, computeTableSizes } from './columns.ts'

test('parses column ids in order, without unknown ones or duplicates, and puts the booking first', () => {
  expect(columnsParam.read('total,reference,nonsense,total,service,dates')).toEqual([
    'service',
    'total',
    'reference',
    'dates',
  ])
  expect(columnsParam.print(columnsParam.read('service,commission'))).toBe('service,commission')
})

test.each(['', 'nonsense', ',,'])('parses %j as the default columns', (text) => {
  expect(columnsParam.read(text)).toEqual([])
})

test('ignores invalid values in stored columns', () => {
  expect(readColumns([null, 7, {}, 'commission'])).toEqual(['service', 'commission'])
})

test('shows a detail in another column until it has its own', () => {
  expect(expandColumns(defaultColumns)).toEqual([
    'service',
    'reference',
    'leadName',
    'pax',
    'dates',
    'status',
    'deadline',
    'tags',
    'total',
    'createdAt',
  ])
  expect(expandColumns(['service', 'dates', 'leadName'])).toEqual(['service', 'reference', 'dates', 'leadName', 'pax'])
})

test('calculates the table’s width from its columns and gaps', () => {
  expect(computeTableSizes(['service', 'total'])).toEqual({
    '--columns': 'minmax(220px, 1.6fr) 112px 32px',
    '--table': `${32 + 220 + 12 + 112 + 12 + 32}px`,
  })
})
