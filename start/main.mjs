/** `npm start`: installs and builds what is missing, starts the embedded stack, prints its addresses, and `Ready: <url>` as its last line. */
import { ensureBuilt } from './build.mjs'
import { claim } from './stack/data-folder.mjs'
import { ensureInstalled } from './install.mjs'
import { rejectSharedPorts } from './stack/ports.mjs'
import { servicesFor } from './stack/services.mjs'
import { readSettings, UsageError } from './settings.mjs'
import { startStack } from './stack/stack.mjs'

const dev = process.argv.includes('--dev')
// Only this user may read logs, the database and demo secrets.
process.umask(0o077)
let stack
let release = () => {}
let interrupted = false

/** Other addresses worth opening, with the configured ports. */
const addressesOf = ({ publicUrl, smtpUrl, inboxPort, gatewayUrl, gatewayPort }) => [
  ['Playground', `${publicUrl}/playground`],
  ...(smtpUrl ? [] : [['Inbox', `http://localhost:${inboxPort}`]]),
  gatewayUrl ? ['Gateway', gatewayUrl] : ['Gateway', `http://localhost:${gatewayPort}/openapi.json`],
]

async function shutDown(code) {
  await stack?.stop()
  release()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (interrupted) {
      stack?.kill()
      release()
      process.exit(1)
    }
    interrupted = true
    if (stack) void shutDown(0)
  })
}

try {
  const settings = readSettings()
  release = claim(settings.dataDir)
  const services = servicesFor(settings, { dev })
  rejectSharedPorts(services)
  await ensureInstalled({ tools: false })
  if (interrupted) await shutDown(0)
  stack = startStack(services, settings, dev ? undefined : ensureBuilt)
  await stack.ready
  if (!interrupted) {
    for (const [name, url] of addressesOf(settings)) console.log(`${name.padEnd(10)} ${url}`)
    console.log(`Ready: ${settings.publicUrl}`)
  }
  console.error(await stack.failed)
  await shutDown(1)
} catch (error) {
  if (interrupted) await shutDown(0)
  console.error(error instanceof UsageError ? error.message : error)
  release()
  process.exit(1)
}
