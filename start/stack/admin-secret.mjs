import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Administrator secret of the stand-in, created at the first start. The gateway signs registrations with it. */
export function adminSecret(dataDir) {
  const folder = join(dataDir, 'identity')
  const file = join(folder, 'admin-secret-access-key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Renaming is atomic, so a kill during the write leaves no partial secret.
    const draft = `${file}.${process.pid}.draft`
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8')
}
