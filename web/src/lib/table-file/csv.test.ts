import { expect, test } from 'vitest'
import { toCsv, escapeFormula } from './csv.ts'
import type { Cell, ColumnKind } from './table.ts'

const columns = [
  { heading: 'Guest', kind: 'text', width: 10 },
  { heading: 'Amount', kind: 'amount', width: 10 },
  { heading: 'Arrival', kind: 'date', width: 10 },
  { heading: 'Booked', kind: 'time', width: 10 },
] as const
const aRow: Cell[] = ['Guest; "One"', '-1234.50', '2026-12-13', '2026-11-22T09:05']

const textOf = async (language: string, rows: Cell[][] = [aRow]) => {
  const bytes = new Uint8Array(await toCsv({ title: 'Bookings', columns, rows, language }).arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

test.each([
  ['en-US', ',', '-1234.50'],
  ['ar-SA', ';', '-1234.50'],
  ['ur-PK', ';', '-1234.50'],
  ['tr-TR', ';', '-1234,50'],
  ['id-ID', ';', '-1234,50'],
])('writes CSV in %s with the separator %s and the amount %s', async (language, separator, amount) => {
  const fields = ['"Guest; ""One"""', amount, '2026-12-13', '2026-11-22 09:05']
  expect(await textOf(language)).toBe(
    `\ufeff${['Guest', 'Amount', 'Arrival', 'Booked'].join(separator)}\r\n${fields.join(separator)}\r\n`,
  )
})

test('quotes line breaks and leaves missing CSV cells empty', async () => {
  expect(await textOf('en-US', [['One\nTwo', null, null, null]])).toMatch(/\r\n"One\nTwo",,,\r\n$/)
})

test.each<[ColumnKind, string]>([
  ['amount', '=1+1'],
  ['date', '@SUM(A1)'],
])('writes a formula in a column with the kind %s as text', async (kind, cell) => {
  const table = { title: 'T', columns: [{ heading: 'A', kind, width: 5 }], rows: [[cell]], language: 'en-US' }
  expect(await toCsv(table).text()).toContain(`'${cell}`)
})

test.each([
  '=HYPERLINK("https://example.test")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u200f=1',
  '＝1+1',
  '-2+3+cmd|calc',
  '+966-50-123',
])('prevents %j from running as a formula', (text) => expect(escapeFormula(text)).toBe(`'${text}`))

test.each(['-12.50', '-1,5', '+966 50 123 4567', '+966501234567', 'Guest = One', 'vip-2026', ''])(
  'does not escape %j',
  (text) => expect(escapeFormula(text)).toBe(text),
)
