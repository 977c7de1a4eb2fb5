import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Thrown if another process uses the folder. The message is one sentence for the operator. */
export class FolderInUseError extends Error {}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const ownLocks = new Set<string>()

/** Creates a lock file from a prepared file; returns false if the lock file exists. Linking is atomic, so the lock never exists without the pid in it. */
function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Returns the pid of the process that holds a lock, or undefined if it has just been released. */
function readHolder(lockFile: string): number | undefined {
  try {
    return Number(readFileSync(lockFile, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Locks a folder for this process and returns a function that releases the lock. PGlite does not lock its folder, and two processes that
 * use it at the same time would lose committed rows. A lock is stale if its process is dead.
 */
export function lockFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true })
  const draft = `${lockFile}.${process.pid}`
  const assertStale = () => {
    const pid = readHolder(lockFile)
    if (pid === undefined) throw new FolderInUseError(`${dirname(lockFile)} was in use a moment ago. Start again.`)
    const isStale = pid === process.pid ? !ownLocks.has(lockFile) : !isAlive(pid)
    if (isStale) return
    throw new FolderInUseError(
      `${dirname(lockFile)} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
    )
  }

  writeFileSync(draft, String(process.pid))
  try {
    if (!linkIfFree(draft, lockFile)) {
      assertStale()
      // Only one process at a time may replace a stale lock. Otherwise a second process could replace the lock that the first one has
      // just taken. If the replacing process dies, its takeover lock becomes stale, too.
      const release = lockFolder(`${lockFile}.takeover`)
      try {
        assertStale()
        renameSync(draft, lockFile)
      } finally {
        release()
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
  ownLocks.add(lockFile)
  return () => {
    ownLocks.delete(lockFile)
    rmSync(lockFile, { force: true })
  }
}
