import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Tries to take each round's lock at the start of the round, and prints the rounds it won. */
const racer = `
  const { lockFolder } = await import(${JSON.stringify(lockModule)})
  const [folder, rounds, start] = [process.argv[1], Number(process.argv[2]), Number(process.argv[3])]
  const won = []
  for (let round = 0; round < rounds; round++) {
    while (Date.now() < start + round * 3);
    try { lockFolder(folder + '/' + round + '/lock'); won.push(round) } catch {}
  }
  console.log(JSON.stringify(won))
  // The lock of a process that has exited is stale, so each process stays alive until both have finished.
  process.stdin.resume()`

/** Starts a process that takes the lock and holds it until it is killed. */
async function startOtherProcess() {
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

describe('data folder lock', () => {
  it('contains the owner’s PID and excludes other processes while the owner is running', async () => {
    const other = await startOtherProcess()
    expect(other.line).toBe('locked')
    expect(readFileSync(lock, 'utf8')).toBe(String(other.pid))
    expect(() => lockFolder(lock)).toThrow(FolderInUseError)
    expect(() => lockFolder(lock)).toThrow(String(other.pid))
    await other.kill()
  })

  it('can be acquired after its owner was killed', async () => {
    const other = await startOtherProcess()
    await other.kill()
    const release = lockFolder(lock)
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    release()
    expect(existsSync(lock)).toBe(false)
  })

  it('is acquired by exactly one of two processes when it is stale', async () => {
    const { pid: deadPid } = spawnSync(process.execPath, ['-e', ''])
    const rounds = 300
    for (let round = 0; round < rounds; round++) {
      mkdirSync(join(folder, String(round)))
      writeFileSync(join(folder, String(round), 'lock'), String(deadPid))
    }
    const start = String(Date.now() + 1500)
    const racers = [0, 1].map(() => {
      const args = ['--input-type=module', '-e', racer, folder, String(rounds), start]
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
      return { child, line: once(createInterface({ input: child.stdout }), 'line') }
    })
    const lines = await Promise.all(racers.map(({ line }) => line))
    for (const { child } of racers) child.stdin.end()
    const won = lines.map(([line]): number[] => JSON.parse(String(line)))
    const all = won.flat().toSorted((a, b) => a - b)
    expect(all).toEqual(Array.from({ length: rounds }, (_, round) => round))
  })

  it('can be acquired after a process was killed while taking over a stale lock', () => {
    const { pid: deadPid } = spawnSync(process.execPath, ['-e', ''])
    mkdirSync(join(folder, 'gateway'))
    for (const file of [lock, `${lock}.takeover`]) writeFileSync(file, String(deadPid))
    lockFolder(lock)
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    expect(readdirSync(join(folder, 'gateway'))).toEqual(['lock'])
  })

  it('cannot be acquired twice by one process', () => {
    const release = lockFolder(lock)
    expect(() => lockFolder(lock)).toThrow(FolderInUseError)
    release()
    lockFolder(lock)()
  })

  it('can be acquired if an earlier process with the same PID left it behind', () => {
    lockFolder(lock)()
    writeFileSync(lock, String(process.pid))
    expect(lockFolder(lock)).toBeTypeOf('function')
  })
})
