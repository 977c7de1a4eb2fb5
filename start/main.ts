/** `npm start`: builds what is missing, starts the embedded stack, prints its addresses, and `Ready: <url>` as its last line. */
import { ensureBuilt } from './build.ts'
import { claim } from './stack/data-folder.ts'
import { rejectSharedPorts } from './stack/ports.ts'
import { servicesFor } from './stack/services.ts'
import { readSettings, type Settings, UsageError } from './settings.ts'
import { type Stack, startStack } from './stack/stack.ts'

const dev = process.argv.includes('--dev')
// Only this user may read logs, the database and demo secrets.
process.umask(0o077)
let stack: Stack | undefined
let release = () => {}
let interruptedAt: number | undefined

/** Ctrl-C reaches this process from the terminal, from npm and from run.mjs. A signal after this time is another one. */
const SAME_SIGNAL_MS = 500

/** Other addresses worth opening, with the configured ports. */
const addressesOf = ({ publicUrl, smtpUrl, inboxPort, gatewayUrl, gatewayPort }: Settings) => ({
  Playground: `${publicUrl}/playground`,
  ...(!smtpUrl && { Inbox: `http://localhost:${inboxPort}` }),
  Gateway: gatewayUrl ?? `http://localhost:${gatewayPort}/openapi.json`,
})

async function shutDown(code: number): Promise<never> {
  await stack?.stop()
  release()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (interruptedAt !== undefined) {
      if (performance.now() - interruptedAt < SAME_SIGNAL_MS) return
      stack?.kill()
      release()
      process.exit(1)
    }
    interruptedAt = performance.now()
    if (stack) void shutDown(0)
  })
}

try {
  const settings = readSettings()
  release = claim(settings.dataDir)
  const services = servicesFor(settings, { dev })
  rejectSharedPorts(services)
  stack = startStack(services, settings, dev ? undefined : ensureBuilt)
  await stack.ready
  if (interruptedAt === undefined) {
    for (const [name, url] of Object.entries(addressesOf(settings))) console.log(`${name.padEnd(10)} ${url}`)
    console.log(`Ready: ${settings.publicUrl}`)
  }
  console.error(await stack.failed)
  await shutDown(1)
} catch (error) {
  if (interruptedAt !== undefined) await shutDown(0)
  console.error(error instanceof UsageError ? error.message : error)
  release()
  process.exit(1)
}
