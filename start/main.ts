/** `npm start`: builds the pages if needed, starts the embedded stack, and prints its URLs. The last line is `Ready: <url>`. */
import { ensureBuilt } from './build.ts'
import { lockDataFolder } from './stack/data-folder.ts'
import { rejectSharedPorts } from './stack/ports.ts'
import { configureServices } from './stack/services.ts'
import { readSettings, type Settings, UsageError } from './settings.ts'
import { type Stack, startStack } from './stack/stack.ts'

const dev = process.argv.includes('--dev')
// Only this user may read logs, the database and demo secrets.
process.umask(0o077)
let stack: Stack | undefined
let unlockDataFolder = () => {}
let interruptedAt: number | undefined

/** One Ctrl-C reaches this process up to three times: from the terminal, from npm and from run.mjs. Signals within this time count as one. */
const SAME_SIGNAL_MS = 500

/** Returns the stack's other URLs, by name. */
const listOtherUrls = ({ publicUrl, smtpUrl, inboxPort, gatewayUrl, gatewayPort }: Settings) => ({
  Playground: `${publicUrl}/playground`,
  ...(!smtpUrl && { Inbox: `http://localhost:${inboxPort}` }),
  Gateway: gatewayUrl ?? `http://localhost:${gatewayPort}/openapi.json`,
})

async function shutDown(code: number): Promise<never> {
  await stack?.stop()
  unlockDataFolder()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (interruptedAt !== undefined) {
      if (performance.now() - interruptedAt < SAME_SIGNAL_MS) return
      stack?.kill()
      unlockDataFolder()
      process.exit(1)
    }
    interruptedAt = performance.now()
    if (stack) void shutDown(0)
  })
}

try {
  const settings = readSettings()
  unlockDataFolder = lockDataFolder(settings.dataDir)
  const services = configureServices(settings, { dev })
  rejectSharedPorts(services)
  stack = startStack(services, settings, dev ? undefined : ensureBuilt)
  await stack.ready
  if (interruptedAt === undefined) {
    for (const [name, url] of Object.entries(listOtherUrls(settings))) console.log(`${name.padEnd(10)} ${url}`)
    console.log(`Ready: ${settings.publicUrl}`)
  }
  console.error(await stack.failed)
  await shutDown(1)
} catch (error) {
  if (interruptedAt !== undefined) await shutDown(0)
  console.error(error instanceof UsageError ? error.message : error)
  unlockDataFolder()
  process.exit(1)
}
