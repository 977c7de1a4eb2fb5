import { plainText } from '../values/plain-text.ts'

const longestText = 300
// Traces, queries and addresses are about the gateway's inside, not about the booking.
const internals =
  /\w(?:Error|Exception)\b|\bstack\b|\.\w{2,4}:\d+|(?:^|[\s(])\/\w+\/|\bselect\b.+\bfrom\b|https?:|\b\d+\.\d+\.\d+\.\d+\b/i

/** A supplier's words about a booking as one line of plain text; null when it has none that are meant for an agent. */
export function supplierText(words: string | undefined): string | null {
  const text = plainText(words)?.replaceAll(/\s+/g, ' ')
  return text === undefined || text.length > longestText || internals.test(text) ? null : text
}
