import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { columnName, toSerialDate } from './sheet-xml.ts'
import type { Cell, Table } from './table.ts'
import { toXlsx } from './xlsx.ts'

const columns = [
  { heading: 'Guest', kind: 'text', width: 24 },
  { heading: 'Guests', kind: 'count', width: 8 },
  { heading: 'Total', kind: 'amount', width: 12 },
  { heading: 'Arrival', kind: 'date', width: 12 },
  { heading: 'Booked', kind: 'time', width: 17 },
] as const
const tableOf = (rows: Cell[][], others: Partial<Table> = {}): Table => ({
  title: 'Bookings',
  columns,
  rows,
  language: 'en-US',
  ...others,
})
const filesOf = async (table: Table) => {
  const files = unzipSync(new Uint8Array(await toXlsx(table).arrayBuffer()))
  return (path: string) => strFromU8(files[path] ?? new Uint8Array())
}
const sheetOf = async (table: Table) => (await filesOf(table))('xl/worksheets/sheet1.xml')

test('writes text, numbers and dates that another library reads back', async () => {
  const rows = [
    ['ضيف & <واحد>', '4', '-6332.05', '2026-12-13', '2026-11-22T18:00'],
    ['=1+1', null, '0.10', null, null],
  ]
  const read = await readSheet(toXlsx(tableOf(rows)))
  expect(read).toEqual([
    ['Guest', 'Guests', 'Total', 'Arrival', 'Booked'],
    ['ضيف & <واحد>', 4, -6332.05, new Date('2026-12-13T00:00:00Z'), new Date('2026-11-22T18:00:00Z')],
    ['=1+1', null, 0.1, null, null],
  ])
})

test('writes amounts with all digits, displayed with two decimals', async () => {
  const file = await filesOf(tableOf([[null, null, '90071992547409.93', null, null]]))
  expect(file('xl/worksheets/sheet1.xml')).toContain('<c r="C2" s="4"><v>90071992547409.93</v></c>')
  // Format 4 is `#,##0.00`.
  expect(file('xl/styles.xml')).toContain('<xf numFmtId="4" applyNumberFormat="1"/>')
})

test.each([
  ['ar-SA', true],
  ['ur-PK', true],
  ['en-US', false],
  ['tr-TR', false],
  ['id-ID', false],
])('writes a sheet in %s with right to left: %s', async (language, rightToLeft) => {
  expect((await sheetOf(tableOf([], { language }))).includes('rightToLeft="1"')).toBe(rightToLeft)
})

test('freezes the headings, sets the widths and filters all rows', async () => {
  const sheet = await sheetOf(tableOf([['Guest One', '2', null, null, null]]))
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<col min="1" max="1" width="24" customWidth="1"/>')
  expect(sheet).toContain('<autoFilter ref="A1:E2"/>')
})

test('writes formulas and invalid numbers or dates as text', async () => {
  const sheet = await sheetOf(tableOf([['=HYPERLINK("x")', '2+2', '=1', 'tomorrow', '@SUM(A1)']]))
  expect(sheet).not.toMatch(/<f>|<v>/)
  expect(sheet.match(/t="inlineStr"/g)).toHaveLength(10)
})

test('escapes text that XML or a workbook would change', async () => {
  const rows = [['_x0041_ \u0000\ud800\u0007ok ', null, null, null, null]]
  expect(await sheetOf(tableOf(rows))).toContain('>_x005F_x0041_ ok </t>')
  const read = await readSheet(toXlsx(tableOf([[' two  spaces\nand a line ', null, null, null, null]])), {
    trim: false,
  })
  expect(read[1]?.[0]).toBe(' two  spaces\nand a line ')
})

test('limits the sheet name to what workbooks allow', async () => {
  const workbook = (await filesOf(tableOf([], { title: "Agent's [list]: a/b*c? and more than that" })))(
    'xl/workbook.xml',
  )
  expect(workbook).toContain('<sheet name="Agent s  list   a b c  and more" sheetId="1"')
})

test.each([
  ['1900-03-01', 61],
  ['2026-11-24', 46350],
  ['2026-11-24T12:00', 46350.5],
])('writes the date %s as day %d', (date, serial) => expect(toSerialDate(date)).toBe(serial))

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
])('names column %d %s', (index, name) => expect(columnName(index)).toBe(name))

test('writes a sheet in several chunks', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => [`Guest ${index}`, String(index), null, null, null])
  const read = await readSheet(toXlsx(tableOf(rows)))
  expect(read.slice(1).map(([name, count]) => [name, String(count)])).toEqual(rows.map((row) => row.slice(0, 2)))
})
