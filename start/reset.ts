/** `npm run reset`: empties the data folder while no stack runs on it. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { folders, stackOn } from './stack/data-folder.ts'
import { readSettings } from './settings.ts'

/** Deletes only what the stack creates, in case DATA_DIR points to some other folder by mistake. */
const isOwned = (name: string) => folders.includes(name) || /^(stack\.lock|otp-.*\.json)$/.test(name)

const { dataDir } = readSettings()
const running = stackOn(dataDir)
if (running) {
  console.error(`A stack is running on ${dataDir} (process ${running}). Stop it first.`)
  process.exit(1)
}
const entries = existsSync(dataDir) ? readdirSync(dataDir) : []
for (const entry of entries.filter(isOwned)) {
  rmSync(join(dataDir, entry), { recursive: true })
}
console.log(`${dataDir} is empty. The next start creates the demo data again.`)
