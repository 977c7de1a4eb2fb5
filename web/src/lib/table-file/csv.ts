import { localeRules } from '#src/domain/format/locales.ts'
import { type Cell, type Column, type Row, type Table, fits, isNumeric } from './table.ts'

/** Lets spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Text that a spreadsheet program may run as a formula, also behind spaces or invisible marks. */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/** Numbers and phone numbers start with these signs and are harmless. */
const plainNumber = /^[+-]?\d[\d ]*(?:[.,]\d+)?$/

/** Marks text that could run as a formula with an apostrophe, as spreadsheet programs do. */
export const withoutFormula = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text

/** Text of a field; quoted also for the separator of other languages. */
function fieldOf(text: string): string {
  const harmless = withoutFormula(text)
  return /["\r\n\t,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Windows lists values with a semicolon in all our languages but English, whatever their decimal sign. */
const separatorOf = (language: string) => (language === 'en-US' ? ',' : ';')

/** Writes a table as CSV (RFC 4180), with the separators that the language's spreadsheet programs expect. */
export function csvOf({ columns, rows, language }: Table): Blob {
  const { decimal } = localeRules(language)
  const separator = separatorOf(language)

  function cellText(cell: Cell, { kind }: Column): string {
    if (cell === null) return ''
    if (kind === 'text' || !fits(kind, cell)) return fieldOf(cell)
    return isNumeric(kind) ? cell.replace('.', decimal) : cell.replace('T', ' ')
  }

  const lineOf = (fields: string[]) => `${fields.join(separator)}\r\n`
  const rowLine = (row: Row) => lineOf(columns.map((column, index) => cellText(row[index] ?? null, column)))
  const headings = lineOf(columns.map(({ heading }) => fieldOf(heading)))
  return new Blob([byteOrderMark, headings, ...rows.map(rowLine)], { type: 'text/csv;charset=utf-8' })
}
