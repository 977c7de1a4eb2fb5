import { plainText } from '../values/plain-text.ts'

const maxLength = 300
// Traces, queries and URLs are internals of the gateway.
const internals =
  /\w(?:Error|Exception)\b|\bstack\b|\.\w{2,4}:\d+|(?:^|[\s(])\/\w+\/|\bselect\b.+\bfrom\b|https?:|\b\d+\.\d+\.\d+\.\d+\b/i

/** A supplier's text about a booking as one line of plain text. Null if there is none meant for an agent. */
export function supplierText(raw: string | undefined): string | null {
  const text = plainText(raw)?.replaceAll(/\s+/g, ' ')
  return text === undefined || text.length > maxLength || internals.test(text) ? null : text
}
