/** `npm run check-gateway -- URL [--token T] [--book [--code C]]`: runs the calls of docs/gateway-contract.md and prints what works, is degraded or missing. */
import { parseArgs } from 'node:util'
import { checkBooking } from './contract/book-and-cancel.mjs'
import { newFindings } from './contract/findings.mjs'
import { checkReads } from './contract/read-calls.mjs'

const usage = `Usage: npm run check-gateway -- URL [--token TOKEN] [--book [--code CODE]]
  URL      base address of the gateway, such as http://localhost:4100
  --token  id token of a B2B agent; for the demo stack "$(npm run -s token -- agent@demo.test)"
  --book   also books a room and cancels it; without it nothing is changed
  --code   authenticator code for the booking, where the gateway asks for one`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: { type: 'string' }, book: { type: 'boolean' }, code: { type: 'string' } },
  })
  const [url] = positionals
  if (positionals.length !== 1 || !URL.canParse(url)) throw new Error('Name the address of the gateway.')
  return { url, ...values }
}

let given
try {
  given = readArguments()
} catch (error) {
  console.error(`${error.message}\n\n${usage}`)
  process.exit(2)
}
const findings = newFindings()
const chosen = await checkReads(given, findings)
if (given.book && chosen) await checkBooking(given, findings, chosen, given.code ?? '')
process.exitCode = findings.print(console.log)
