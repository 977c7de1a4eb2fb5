import { decimal } from '#src/values/money.ts'

export interface TaxFacts {
  readonly sellerName: string
  readonly vatNumber: string
  readonly issuedAt: Date
  readonly totalHalalas: number
  readonly taxHalalas: number
}

/** Largest value of a one-byte length. */
const MAX_BYTES = 255

/** Text of at most `MAX_BYTES` bytes in UTF-8, cut between characters. */
function clipText(text: string): Buffer {
  let clip = text
  while (Buffer.byteLength(clip) > MAX_BYTES) clip = Array.from(clip).slice(0, -1).join('')
  return Buffer.from(clip)
}

/** Content of the QR code of a Saudi invoice, phase 1: five fields with tag, length in bytes and value, in base64. */
export function zatcaCode({ sellerName, vatNumber, issuedAt, totalHalalas, taxHalalas }: TaxFacts): string {
  const timestamp = issuedAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const fields = [sellerName, vatNumber, timestamp, decimal(totalHalalas), decimal(taxHalalas)].map((value, index) => {
    const bytes = clipText(value)
    return Buffer.concat([Buffer.from([index + 1, bytes.length]), bytes])
  })
  return Buffer.concat(fields).toString('base64')
}
