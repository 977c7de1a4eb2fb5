import { expect, test } from 'vitest'
import { columnsParam, readColumns, shownFacts, standardColumns, tableSizes } from './columns.ts'

test('reads known columns in their order, each once, the booking first', () => {
  expect(columnsParam.read('total,reference,nonsense,total,service,dates')).toEqual([
    'service',
    'total',
    'reference',
    'dates',
  ])
  expect(columnsParam.print(columnsParam.read('service,commission'))).toBe('service,commission')
})

test.each(['', 'nonsense', ',,'])('reads %j as no choice', (text) => {
  expect(columnsParam.read(text)).toEqual([])
})

test('reads what is stored, whatever it is', () => {
  expect(readColumns([null, 7, {}, 'commission'])).toEqual(['service', 'commission'])
})

test('a fact is shown below its column until it has a column of its own', () => {
  expect(shownFacts(standardColumns)).toEqual([
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
  expect(shownFacts(['service', 'dates', 'leadName'])).toEqual(['service', 'reference', 'dates', 'leadName', 'pax'])
})

test('the table is as wide as its columns with their gaps', () => {
  expect(tableSizes(['service', 'total'])).toEqual({
    '--columns': 'minmax(220px, 1.6fr) 112px 32px',
    '--table': `${32 + 220 + 12 + 112 + 12 + 32}px`,
  })
})
