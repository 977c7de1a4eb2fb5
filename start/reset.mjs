/** `npm run reset`: empties the data folder of a stack that does not run. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stackOn } from './data-folder.mjs'
import { readSettings } from './settings.mjs'

/** Only what the stack itself makes: a DATA_DIR that points somewhere else by mistake loses nothing. */
const owned = [/^(gateway|identity|inbox|logs)$/, /^stack\.lock$/, /^otp-.*\.json$/]

const { dataDir } = readSettings()
const running = stackOn(dataDir)
if (running) {
  console.error(`A stack is running on ${dataDir} (process ${running}). Stop it first.`)
  process.exit(1)
}
const entries = existsSync(dataDir) ? readdirSync(dataDir) : []
for (const entry of entries.filter((name) => owned.some((pattern) => pattern.test(name)))) {
  rmSync(join(dataDir, entry), { recursive: true })
}
console.log(`${dataDir} is empty; the next start makes the demo data anew.`)
