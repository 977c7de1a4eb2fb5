import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-lock-'))
  lock = join(folder, 'gateway', 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockModule = join(import.meta.dirname, 'folder-lock.ts')
const holder = `
  const { lockFolder } = await import(${JSON.stringify(lockModule)})
  try { lockFolder(process.argv[1]); console.log('locked') } catch (error) { console.log(error.constructor.name) }
  process.stdin.resume()`

/** Another process that takes the lock, says so, and stays until it is killed. */
async function otherProcess() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, lock], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { line: String(line), pid: child.pid, kill }
}

describe('the lock of a data folder', () => {
  it('names its process and lets nobody else in while that lives', async () => {
    const other = await otherProcess()
    expect(other.line).toBe('locked')
    expect(readFileSync(lock, 'utf8')).toBe(String(other.pid))
    expect(() => lockFolder(lock)).toThrow(FolderInUseError)
    expect(() => lockFolder(lock)).toThrow(String(other.pid))
    await other.kill()
  })

  it('is free again once its process was killed', async () => {
    const other = await otherProcess()
    await other.kill()
    const release = lockFolder(lock)
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    release()
    expect(existsSync(lock)).toBe(false)
  })

  it('is taken over by one process only', async () => {
    const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
    for (let round = 0; round < 3; round++) {
      rmSync(lock, { force: true })
      lockFolder(lock)()
      writeFileSync(lock, String(dead))
      const others = await Promise.all(Array.from({ length: 5 }, otherProcess))
      expect(others.map(({ line }) => line).toSorted()).toEqual([...Array(4).fill('FolderInUseError'), 'locked'])
      await Promise.all(others.map(({ kill }) => kill()))
    }
  })

  it('is not taken twice by one process', () => {
    const release = lockFolder(lock)
    expect(() => lockFolder(lock)).toThrow(FolderInUseError)
    release()
    lockFolder(lock)()
  })

  it('left behind by a process that had our number is ours', () => {
    lockFolder(lock)()
    writeFileSync(lock, String(process.pid))
    lockFolder(lock)()
  })
})
