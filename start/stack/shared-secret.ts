import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a secret that services of the stack share. Creates it at the first start. */
export function readSharedSecret(dataDir: string, service: string, name: string): string {
  const folder = join(dataDir, service)
  const file = join(folder, name)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Renaming is atomic, so a kill during the write leaves no partial secret.
    const temporaryFile = `${file}.${process.pid}.draft`
    writeFileSync(temporaryFile, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    renameSync(temporaryFile, file)
  }
  return readFileSync(file, 'utf8')
}
