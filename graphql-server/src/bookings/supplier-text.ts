import { plainText } from '../values/plain-text.ts'

const maxLength = 300
// Matches internals of a gateway, such as stack traces, queries and URLs.
const internalsPattern =
  /\w(?:Error|Exception)\b|\bstack\b|\.\w{2,4}:\d+|(?:^|[\s(])\/\w+\/|\bselect\b.+\bfrom\b|https?:|\b\d+\.\d+\.\d+\.\d+\b/i

/** Returns a supplier's text about a booking as one line of plain text; null if it is not meant for agents. */
export function supplierText(raw: string | undefined): string | null {
  const text = plainText(raw)?.replaceAll(/\s+/g, ' ')
  return text === undefined || text.length > maxLength || internalsPattern.test(text) ? null : text
}
