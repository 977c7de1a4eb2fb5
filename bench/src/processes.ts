/** Starts the measured processes. Reads their CPU time and the stalls of their event loops. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const children: ChildProcess[] = []

export type Started<T> = T & {
  /** CPU time of the whole process, including its garbage collector. */
  cpuMs: () => Promise<number>
  /** Longest stall of the event loop since the last call, in milliseconds. */
  stallMs: () => Promise<number>
  pid: number
}

const v8Flags = readFileSync(join(import.meta.dirname, '../../graphql-server/v8-flags.txt'), 'utf8')
  .trim()
  .split('\n')
/** Node options by file. `graphql-server.ts` runs with the same options as in production. */
const nodeOptions: Record<string, string[]> = { 'graphql-server.ts': v8Flags }

/** Starts a file in this folder as a process and resolves when it is ready, with the details that it reported. */
export async function start<T>(file: string, args: string[], env: Record<string, string> = {}): Promise<Started<T>> {
  const child = spawn(process.execPath, [...(nodeOptions[file] ?? []), join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [details] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!details || typeof details !== 'object') throw new Error(`${file} exited before it was ready`)
  const requestFigure = async (name: 'cpu' | 'stall') => {
    child.send(name)
    const [figure] = await once(child, 'message')
    return Number(figure)
  }
  return {
    ...(details as T),
    cpuMs: () => requestFigure('cpu'),
    stallMs: () => requestFigure('stall'),
    pid: requirePid(child),
  }
}

const requirePid = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('The process did not start.')
  return pid
}

/** Starts a service of the stack and resolves with its process ID once `readyUrl` responds with success. */
export async function startService(
  folder: string,
  { args, env = {}, readyUrl }: { args: string[]; env?: Record<string, string>; readyUrl: string },
): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' })
  children.push(child)
  const deadline = Date.now() + 60_000
  while (!(await fetch(readyUrl).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${readyUrl} does not respond`)
    await wait(100)
  }
  return requirePid(child)
}

/** Returns the resident memory of a process in megabytes, as reported by Linux. */
export const readMemoryMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export function stopAll(): void {
  for (const child of children) child.kill('SIGKILL')
}
