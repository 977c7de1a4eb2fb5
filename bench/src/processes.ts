/** Starts the measured processes and reads their CPU time and stalls. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const children: ChildProcess[] = []

export type Started<T> = T & {
  /** CPU time of the whole process, its garbage collector included. */
  cpuMs: () => Promise<number>
  /** Longest stall of its event loop in milliseconds since the last call. */
  stallMs: () => Promise<number>
  pid: number
}

const v8Flags = readFileSync(join(import.meta.dirname, '../../graphql-server/v8-flags.txt'), 'utf8')
  .trim()
  .split('\n')
/** Node options: the product's server runs with its usual ones. */
const optionsOf: Record<string, string[]> = { 'own.ts': v8Flags }

/** Starts a file of this folder and resolves with its first message. */
export async function start<T>(file: string, args: string[], env: Record<string, string> = {}): Promise<Started<T>> {
  const child = spawn(process.execPath, [...(optionsOf[file] ?? []), join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!ready || typeof ready !== 'object') throw new Error(`${file} ended before it was ready`)
  const ask = async (what: 'cpu' | 'stall') => {
    child.send(what)
    const [figure] = await once(child, 'message')
    return Number(figure)
  }
  return { ...(ready as T), cpuMs: () => ask('cpu'), stallMs: () => ask('stall'), pid: pidOf(child) }
}

const pidOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('a process that did not start')
  return pid
}

/** Starts a service of the stack and resolves with its process id once one of its addresses answers. */
export async function startService(
  folder: string,
  { args, env = {}, readyUrl }: { args: string[]; env?: Record<string, string>; readyUrl: string },
): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' })
  children.push(child)
  const deadline = Date.now() + 60_000
  while (!(await fetch(readyUrl).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${readyUrl} does not answer`)
    await wait(100)
  }
  return pidOf(child)
}

/** Resident memory of a process in megabytes, as reported by Linux. */
export const memoryMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export function stopAll(): void {
  for (const child of children) child.kill('SIGKILL')
}
