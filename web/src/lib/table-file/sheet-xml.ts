/** The XML of a worksheet (ECMA-376, SpreadsheetML). */
import { directionOf } from '#src/i18n/languages.ts'
import { type Cell, type ColumnKind, type Row, type Table, isValidCell, isNumeric } from './table.ts'

// Indexes into `cellXfs` of the workbook's styles.
const styleIndexes: Record<ColumnKind | 'heading', number> = {
  text: 1,
  heading: 2,
  count: 3,
  amount: 4,
  date: 5,
  time: 6,
}

/** Maximum text length of a cell. */
const maxTextLength = 32_767

const invalidInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
/** Spreadsheet programs read such a sequence as an escaped character. */
const encodedCharacter = /_(?=x[\da-f]{4}_)/gi

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

export const escapeXml = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(invalidInXml, '')
    .replace(encodedCharacter, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character as keyof typeof entities])

const dayMs = 86_400_000
/** Day 0 of a workbook. */
const epoch = Date.UTC(1899, 11, 30)

/** Days since the workbook epoch. Reads the date as UTC, so that no time zone can shift it. */
export const toSerialDate = (dateOrTime: string): number => {
  const [date, time = '00:00'] = dateOrTime.split('T')
  return (Date.parse(`${date}T${time}Z`) - epoch) / dayMs
}

/** Name of a column by its index: `A` for 0, `AA` for 26. */
export const columnName = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const textCell = (address: string, style: number, text: string) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

function cellXml(address: string, kind: ColumnKind, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (kind === 'text' || !isValidCell(kind, cell)) return textCell(address, styleIndexes.text, cell)
  return `<c r="${address}" s="${styleIndexes[kind]}"><v>${isNumeric(kind) ? cell : toSerialDate(cell)}</v></c>`
}

/** XML before the first row of data: direction, frozen heading row, column widths and headings. */
export function sheetStart({ columns, language }: Table): string {
  const rightToLeft = directionOf(language) === 'rtl' ? ' rightToLeft="1"' : ''
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const headings = columns.map(({ heading }, index) => textCell(`${columnName(index)}1`, styleIndexes.heading, heading))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${rightToLeft}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
}

/** XML of a row of data; `index` starts at 0. */
export function rowXml(row: Row, index: number, { columns }: Table): string {
  const number = index + 2
  const cells = columns.map(({ kind }, column) => cellXml(`${columnName(column)}${number}`, kind, row[column] ?? null))
  return `<row r="${number}">${cells.join('')}</row>`
}

/** XML after the last row, with a filter on the headings. */
export const sheetEnd = ({ columns, rows }: Table): string =>
  `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${rows.length + 1}"/></worksheet>`
