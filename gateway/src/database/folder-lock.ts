import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Thrown when another process uses the folder. The message is one sentence for the operator. */
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

/** Unlike creating a file and then writing to it, `link` is atomic: the name appears with the pid in it, or not at all. */
function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Process that holds a lock; undefined when it has just released it. */
function holderOf(lockFile: string): number | undefined {
  try {
    return Number(readFileSync(lockFile, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Takes the lock file for this process and returns a function that releases it. PGlite has no lock of its own, and two processes on one
 * folder would lose committed rows. A lock is stale only if the process it names is dead.
 */
export function lockFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true })
  const mine = `${lockFile}.${process.pid}`
  const checkLeftBehind = () => {
    const pid = holderOf(lockFile)
    if (pid === undefined) throw new FolderInUseError(`${dirname(lockFile)} was in use a moment ago. Start again.`)
    const isStale = pid === process.pid ? !ownLocks.has(lockFile) : !isAlive(pid)
    if (isStale) return
    throw new FolderInUseError(
      `${dirname(lockFile)} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
    )
  }

  writeFileSync(mine, String(process.pid))
  try {
    if (!linkIfFree(mine, lockFile)) {
      checkLeftBehind()
      // Only one process may replace a stale lock. Otherwise a second one could replace the lock that the first has just taken.
      // If that process dies, its takeover lock is stale in turn.
      const release = lockFolder(`${lockFile}.takeover`)
      try {
        checkLeftBehind()
        renameSync(mine, lockFile)
      } finally {
        release()
      }
    }
  } finally {
    rmSync(mine, { force: true })
  }
  ownLocks.add(lockFile)
  return () => {
    ownLocks.delete(lockFile)
    rmSync(lockFile, { force: true })
  }
}
