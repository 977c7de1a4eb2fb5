import * as fields from './fields.ts'
import type { Findings } from './findings.ts'
import { field, type Gateway, opensPdf, rows, text } from './wire.ts'

const call = 'POST /hotels/viewreservation, documents'

const readDocuments = (view: unknown) => rows(field(view, 'documents'))
const readIssuedDocuments = (view: unknown) => readDocuments(view).flatMap((each) => rows(field(each, 'issued')))
const readNumbers = (view: unknown) => readIssuedDocuments(view).map((document) => field(document, 'number'))

/** Checks that reading a booking issues no documents, and opens its first issued document. */
export async function checkIssuedDocuments(
  gateway: Gateway,
  findings: Findings,
  { name, views: [first, second] }: { name: string; views: [unknown, unknown] },
): Promise<void> {
  const documents = readDocuments(first)
  if (documents.length === 0)
    return findings.degraded(call, `\`documents\` is missing for ${name}; agents cannot open documents`)
  if (documents.some((each) => field(each, 'issued') === undefined))
    return findings.degraded(
      call,
      `\`issued\` is missing for ${name}; only documents of the booking’s current state can be opened`,
    )
  if (readNumbers(second).join() !== readNumbers(first).join())
    findings.missing(call, `reading ${name} again lists different documents; reading must not issue any`)
  const issued = readIssuedDocuments(first)
  findings.works(call, `issued documents of ${name}: ${issued.length}`)
  if (issued.length === 0) return findings.skipped(`${call}, opening a document`, `${name} has no issued document`)
  findings.checkFields(call, issued, fields.issuedDocument)
  const path = field(issued[0], 'path')
  const number = text(field(issued[0], 'number'))
  if (typeof path !== 'string' || !path.startsWith('/documents/'))
    findings.degraded(call, `the path of ${number} is not a document link; it cannot be opened`)
  else if (await opensPdf(gateway, path)) findings.works(call, `${number} is a PDF`)
  else findings.degraded(call, `the link of ${number} does not open a PDF; it cannot be opened`)
}
