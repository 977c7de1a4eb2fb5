import { Zip, ZipDeflate, strToU8 } from 'fflate'
import { rowXml, sheetEnd, sheetStart } from './sheet-xml.ts'
import type { Table } from './table.ts'
import { sheetPath, workbookParts } from './workbook-parts.ts'

const rowsPerChunk = 500

/** Writes a table as a workbook. Compresses rows as they are written, so that the whole sheet is never in memory. */
export function toXlsx(table: Table): Blob {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const open = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    return (text: string, isLast: boolean) => file.push(strToU8(text), isLast)
  }

  for (const [path, xml] of Object.entries(workbookParts(table))) open(path)(xml, true)
  const write = open(sheetPath)
  write(sheetStart(table), false)
  for (let start = 0; start < table.rows.length; start += rowsPerChunk) {
    const rows = table.rows.slice(start, start + rowsPerChunk)
    write(rows.map((row, index) => rowXml(row, start + index, table)).join(''), false)
  }
  write(sheetEnd(table), true)
  zip.end()
  return new Blob(chunks, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
