import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** A child process, its output so far and its exit status. */
export interface Running {
  child: ChildProcess
  output: () => { stdout: string; stderr: string }
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Resolves with the first line of stdout or stderr that matches; rejects if the process ends first. */
  waitForLine: (pattern: RegExp) => Promise<string>
}

export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; detached?: boolean } = {},
): Running {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.detached ?? false,
  })
  let stdout = ''
  let stderr = ''
  const watchers = new Set<() => void>()
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    for (const watch of watchers) watch()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    for (const watch of watchers) watch()
  })
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  const waitForLine = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const watch = () => {
        const found = [...stdout.split('\n'), ...stderr.split('\n')].find((text) => pattern.test(text))
        if (found === undefined) return
        watchers.delete(watch)
        resolve(found)
      }
      watchers.add(watch)
      watch()
      void ended.then(({ code }) =>
        reject(new Error(`${command} ended with ${code} before ${pattern}:\n${stdout}\n${stderr}`)),
      )
    })
  return { child, output: () => ({ stdout, stderr }), ended, waitForLine }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Ports below the ephemeral range, which outgoing connections cannot take before a service listens. */
const ports = { first: 12_000, last: 29_999 }
/** Separate port ranges for services that tests kill, so that no other test takes a service's port while the service is down. The tests for the two engines run in parallel. */
export const killableServicePorts = {
  PostgreSQL: { first: 30_000, last: 30_999 },
  PGlite: { first: 31_000, last: 31_999 },
}

/** Returns ports that are free right now, as is the one after each of them (`npm run dev` uses PORT + 1). */
export async function findFreePorts(count: number, { first: from, last } = ports): Promise<number[]> {
  for (;;) {
    const first = from + 2 * Math.floor((Math.random() * (last - from + 1 - 2 * count)) / 2)
    const block = Array.from({ length: 2 * count }, (_, index) => first + index)
    if ((await Promise.all(block.map(isFree))).every(Boolean)) return block.filter((port) => port % 2 === 0)
  }
}

/** Creates an empty temporary folder. */
export async function createTemporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'rihla-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
