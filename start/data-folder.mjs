import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './settings.mjs'

const lockOf = (dataDir) => join(dataDir, 'stack.lock')

const alive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The process that runs a stack on this folder, or undefined. A lock whose process is gone does not count. */
export function stackOn(dataDir) {
  const lock = lockOf(dataDir)
  if (!existsSync(lock)) return undefined
  const pid = Number(readFileSync(lock, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && alive(pid) ? pid : undefined
}

/** Takes the data folder for this process and gives the way to let go of it. */
export function claim(dataDir) {
  const lock = lockOf(dataDir)
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true })
    const running = stackOn(dataDir)
    if (running) {
      throw new UsageError(
        `A stack is already running on ${dataDir} (process ${running}). Stop it, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(lock, { force: true })
    // 'wx' fails when two starts race for the folder: the second one loses.
    const file = openSync(lock, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (error.code === 'EEXIST') throw new UsageError(`A stack is just being started on ${dataDir}.`)
    throw new UsageError(
      `The data folder ${dataDir} cannot be written (${error.code}). Set DATA_DIR to a folder that can.`,
    )
  }
  return () => rmSync(lock, { force: true })
}
