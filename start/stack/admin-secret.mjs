import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret of the stand-in's administrator, made at the first start: it checks with it, and the gateway signs registrations with it. */
export function adminSecret(dataDir) {
  const folder = join(dataDir, 'identity')
  const file = join(folder, 'admin-secret-access-key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Written aside and renamed: a kill in the middle leaves no half secret.
    const draft = `${file}.${process.pid}.draft`
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8')
}
