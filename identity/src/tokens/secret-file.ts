import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The text of a file that is made on first use and then stays; only this user can read it. */
export function keptFile(path: string, make: () => string): string {
  if (!existsSync(path)) {
    // Written aside and renamed, so that a kill in the middle leaves no half file that would stop every later start.
    const draft = `${path}.${process.pid}.draft`
    writeFileSync(draft, make(), { mode: 0o600, flush: true })
    renameSync(draft, path)
  }
  return readFileSync(path, 'utf8')
}

/** What is stored of a random secret: 256 random bits need neither salt nor stretching. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')
