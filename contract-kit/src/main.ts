/** `npm run check-gateway -- URL [--token T] [--book [--code C]… | --book --otp EMAIL]`: runs the calls of docs/gateway-contract.md and prints which work, are degraded or missing. */
import { parseArgs } from 'node:util'
import { checkBookings } from './booking/check-bookings.ts'
import { AuthenticatorCodeError } from './booking/codes.ts'
import { createFindings } from './findings.ts'
import { checkReads } from './read-calls.ts'

const usage = `Usage: npm run check-gateway -- URL [--token TOKEN] [--book [--code CODE]... | --book --otp EMAIL]
  URL      base URL of the gateway, such as http://localhost:4100
  --token  ID token of a B2B agent; for the demo stack "$(npm run -s token -- agent@demo.test)"
  --book   also books, changes and cancels a room, a ride and ground services, and creates and disables a payment link; without it, nothing is changed
  --code   authenticator code for a booking, if the gateway requires one; a code works once, so pass one per booking
  --otp    demo account of the running reference stack whose codes to use instead`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      book: { type: 'boolean' },
      code: { type: 'string', multiple: true },
      otp: { type: 'string' },
    },
  })
  const [url = ''] = positionals
  if (positionals.length !== 1 || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('Pass the URL of the gateway.')
  return { url, ...values }
}

function exitWith(message: string): never {
  console.error(message)
  process.exit(2)
}

function readArgumentsOrExit() {
  try {
    return readArguments()
  } catch (error) {
    return exitWith(`${(error as Error).message}\n\n${usage}`)
  }
}

const { url, token, book, ...codes } = readArgumentsOrExit()
const gateway = { url, token, conflicts: [] as string[] }
const findings = createFindings()
try {
  const offers = await checkReads(gateway, findings)
  if (book) await checkBookings(gateway, findings, offers, codes)
  else findings.skipped('Bookings, changes, cancellations and payment links', 'add --book')
} catch (error) {
  if (!(error instanceof AuthenticatorCodeError)) throw error
  exitWith(error.message)
}
if (gateway.conflicts.length === 0)
  findings.skipped('Refusals by HTTP 409 or 422', 'the gateway sent none; the product accepts those with a code')
process.exitCode = findings.print(console.log)
