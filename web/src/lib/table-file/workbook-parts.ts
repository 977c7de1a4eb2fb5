/** The parts of a workbook with one sheet, without the sheet itself (ECMA-376, Open Packaging Conventions). */
import { columnName, escapeXml } from './sheet-xml.ts'
import type { Table } from './table.ts'

export const sheetPath = 'xl/worksheets/sheet1.xml'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (entries: Record<string, string>) =>
  `<Relationships xmlns="${packageRelations}">${Object.entries(entries)
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${officeRelations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

// The language tag forces the Gregorian calendar, whatever the system uses.
const dateFormat = '[$-409]yyyy\\-mm\\-dd'

/** Text cells have the text format, so that they stay text when edited. */
const styles = `<styleSheet xmlns="${spreadsheet}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${dateFormat}"/><numFmt numFmtId="165" formatCode="${dateFormat}\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const invalidInSheetName = /[[\]/\\:*?']/g
const maxSheetNameLength = 31

export function workbookParts({ title, columns, rows }: Table): Record<string, string> {
  const name = escapeXml(title.replace(invalidInSheetName, ' ').slice(0, maxSheetNameLength))
  const filteredRange = `'${name}'!$A$1:$${columnName(columns.length - 1)}$${rows.length + 1}`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${officeRelations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${filteredRange}</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    'xl/styles.xml': styles,
  }
  return Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, declaration + xml]))
}
