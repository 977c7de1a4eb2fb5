/** Starts the measured processes and reads their CPU time and stalls. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const children: ChildProcess[] = []

export type Started<T> = T & {
  /** CPU time of the whole process, its garbage collector included. */
  cpuMs: () => Promise<number>
  /** Longest stall of its event loop in milliseconds since this was last called. */
  stallMs: () => Promise<number>
  /** Resident memory. */
  memoryMb: () => Promise<number>
}

/** Options of Node; the product's server has those of `start/stack/services.mjs`. */
const optionsOf: Record<string, string[]> = {
  'own.ts': ['--max-semi-space-size=16', '--heap-growing-percent=150', '--v8-pool-size=0'],
}

/** Starts a file of this folder and resolves with its first message. */
export async function start<T>(file: string, args: string[], env: Record<string, string> = {}): Promise<Started<T>> {
  const child = spawn(process.execPath, [...(optionsOf[file] ?? []), join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!ready || typeof ready !== 'object') throw new Error(`${file} ended before it was ready`)
  const ask = async (what: 'cpu' | 'stall' | 'memory') => {
    child.send(what)
    const [figure] = await once(child, 'message')
    return Number(figure)
  }
  return { ...(ready as T), cpuMs: () => ask('cpu'), stallMs: () => ask('stall'), memoryMb: () => ask('memory') }
}

export function stopAll(): void {
  for (const child of children) child.kill('SIGKILL')
}
