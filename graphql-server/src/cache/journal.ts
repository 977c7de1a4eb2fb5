/** A file of values that must survive a crash: one JSON object per line. The last line for a key wins. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

export type JournalEntry = {
  key: string
  /** Missing once the value is deleted. */
  value?: unknown
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Reads the entries of a file. Skips incomplete lines, which remain if the process dies or the disk is full. */
function readEntries(file: string, now: number): Map<string, JournalEntry> {
  const entries = new Map<string, JournalEntry>()
  let lines: string[] = []
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  for (const line of lines) {
    const entry = parseLine(line)
    if (!entry) continue
    entries.delete(entry.key)
    if (entry.value !== undefined && entry.expiresAt > now) entries.set(entry.key, entry)
  }
  return entries
}

function parseLine(line: string): JournalEntry | undefined {
  try {
    return JSON.parse(line) as JournalEntry
  } catch {
    return undefined
  }
}

/** Formats an entry. The line break comes first, so that an entry does not continue an incomplete line. */
const formatLine = (entry: JournalEntry) => `\n${JSON.stringify(entry)}`

/** Opens the journal and drops expired entries. `append` resolves when the entry is on disk. */
export async function openJournal(file: string, now: number) {
  const entries = readEntries(file, now)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Renaming is atomic, so a crash leaves either the old file or the new one.
  writeFileSync(`${file}.new`, [...entries.values()].map(formatLine).join(''), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  const handle = await open(file, 'a', 0o600)
  let batch: { entries: JournalEntry[]; written: Promise<void> } | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(entries: JournalEntry[]): Promise<void> {
    batch = undefined
    await handle.appendFile(entries.map(formatLine).join(''))
    await handle.datasync()
  }

  return {
    entries: [...entries.values()],
    /** Entries that arrive while the disk is busy are written together. */
    append(entry: JournalEntry): Promise<void> {
      if (!batch) {
        const entries: JournalEntry[] = []
        batch = { entries, written: writing.then(() => write(entries)) }
        writing = batch.written.catch(() => {})
      }
      batch.entries.push(entry)
      return batch.written
    },
    async close(): Promise<void> {
      await writing
      await handle.close()
    },
  }
}
