import { localeRules } from '#src/domain/format/locales.ts'
import { type Cell, type Column, type Row, type Table, isValidCell, isNumeric } from './table.ts'

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Text that a spreadsheet program may run as a formula, even after spaces or invisible marks. */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/** Numbers and phone numbers may start with these signs, but are harmless. */
const plainNumber = /^[+-]?\d[\d ]*(?:[.,]\d+)?$/

/** Prefixes text that could run as a formula with an apostrophe, as spreadsheet programs do. */
export const escapeFormula = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text

/** Escapes a field. Quotes it for the separators of all languages, so that any setting can read the file. */
function toField(text: string): string {
  const escaped = escapeFormula(text)
  return /["\r\n\t,;]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** List separator that Windows uses in each language, whatever its decimal sign. */
const findSeparator = (language: string) => (language === 'en-US' ? ',' : ';')

/** Writes a table as CSV (RFC 4180) with the separators that spreadsheet programs in that language expect. */
export function toCsv({ columns, rows, language }: Table): Blob {
  const { decimal } = localeRules(language)
  const separator = findSeparator(language)

  function cellText(cell: Cell, { kind }: Column): string {
    if (cell === null) return ''
    if (kind === 'text' || !isValidCell(kind, cell)) return toField(cell)
    return isNumeric(kind) ? cell.replace('.', decimal) : cell.replace('T', ' ')
  }

  const toLine = (fields: string[]) => `${fields.join(separator)}\r\n`
  const rowLine = (row: Row) => toLine(columns.map((column, index) => cellText(row[index] ?? null, column)))
  const headings = toLine(columns.map(({ heading }) => toField(heading)))
  return new Blob([byteOrderMark, headings, ...rows.map(rowLine)], { type: 'text/csv;charset=utf-8' })
}
