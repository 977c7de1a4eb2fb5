import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Reads a secret from a file, which is created on first use and readable by this user only. */
export function readOrCreateSecret(path: string, generate: () => string): string {
  if (!existsSync(path)) {
    // Written to a draft and renamed, so that a kill cannot leave a partial file that would prevent later starts.
    const draft = `${path}.${process.pid}.draft`
    writeFileSync(draft, generate(), { mode: 0o600, flush: true })
    renameSync(draft, path)
  }
  return readFileSync(path, 'utf8')
}

/** Returns the digest that is stored instead of a random secret. 256 random bits need neither salt nor stretching. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')
