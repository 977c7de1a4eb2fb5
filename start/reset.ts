/** `npm run reset`: empties the data folder. Refuses while a stack uses the folder. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningStack, folders } from './stack/data-folder.ts'
import { readSettings } from './settings.ts'

/** Whether the stack created an entry. Nothing else is deleted, in case DATA_DIR points to a wrong folder. */
const isFromStack = (name: string) => folders.includes(name) || /^(stack\.lock|otp-.*\.json)$/.test(name)

const { dataDir } = readSettings()
const pid = findRunningStack(dataDir)
if (pid) {
  console.error(`A stack is running on ${dataDir} (process ${pid}). Stop it first.`)
  process.exit(1)
}
const entries = existsSync(dataDir) ? readdirSync(dataDir) : []
for (const entry of entries.filter(isFromStack)) {
  rmSync(join(dataDir, entry), { recursive: true })
}
console.log(`${dataDir} is empty. The next start creates the demo data again.`)
