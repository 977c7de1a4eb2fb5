import { toDecimalRiyals } from '#src/values/money.ts'

export interface TaxDetails {
  readonly sellerName: string
  readonly vatNumber: string
  readonly issuedAt: Date
  readonly totalHalalas: number
  readonly taxHalalas: number
}

/** Largest value of a one-byte length. */
const MAX_BYTES = 255

/** Truncates text to at most `MAX_BYTES` bytes of UTF-8, without splitting a character. */
function truncateText(text: string): Buffer {
  let truncated = text
  while (Buffer.byteLength(truncated) > MAX_BYTES) truncated = Array.from(truncated).slice(0, -1).join('')
  return Buffer.from(truncated)
}

/** Builds the content of a Saudi invoice's QR code, phase 1: five fields with tag, length in bytes and value, in base64. */
export function buildZatcaCode({ sellerName, vatNumber, issuedAt, totalHalalas, taxHalalas }: TaxDetails): string {
  const timestamp = issuedAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const fields = [sellerName, vatNumber, timestamp, toDecimalRiyals(totalHalalas), toDecimalRiyals(taxHalalas)].map(
    (value, index) => {
      const bytes = truncateText(value)
      return Buffer.concat([Buffer.from([index + 1, bytes.length]), bytes])
    },
  )
  return Buffer.concat(fields).toString('base64')
}
