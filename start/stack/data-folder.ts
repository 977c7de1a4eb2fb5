import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../settings.ts'

/** Folders of the stack inside DATA_DIR. */
export const folders = ['card-sandbox', 'gateway', 'identity', 'inbox', 'logs']

const lockPath = (dataDir: string) => join(dataDir, 'stack.lock')

const readErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return readErrorCode(error) === 'EPERM'
  }
}

/** Returns the ID of the process that runs a stack on the data folder; undefined if there is none. The lock of a dead process is ignored. */
export function findRunningStack(dataDir: string): number | undefined {
  const lock = lockPath(dataDir)
  if (!existsSync(lock)) return undefined
  const pid = Number(readFileSync(lock, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined
}

/** Locks the data folder for this process. Returns a function that unlocks it. */
export function lockDataFolder(dataDir: string): () => void {
  const lock = lockPath(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // PGlite's files are world-readable and world-writable, so their folders must keep other users out. DATA_DIR itself may be shared.
    for (const folder of folders) {
      mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 })
      chmodSync(join(dataDir, folder), 0o700)
    }
    const pid = findRunningStack(dataDir)
    if (pid) {
      throw new UsageError(
        `A stack is already running on ${dataDir} (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(lock, { force: true })
    // If two starts race, 'wx' fails for the second one.
    const file = openSync(lock, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (readErrorCode(error) === 'EEXIST') throw new UsageError(`Another start on ${dataDir} is in progress.`)
    throw new UsageError(
      `The data folder ${dataDir} is not writable (${readErrorCode(error)}). Set DATA_DIR to a writable folder.`,
    )
  }
  return () => rmSync(lock, { force: true })
}
