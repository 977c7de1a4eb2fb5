import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type ProcessOutput = { code: number | null; output: string; errorOutput: string }

/** Collects the output of a process until it exits. */
export async function collectOutput(child: ChildProcess): Promise<ProcessOutput> {
  let [output, errorOutput] = ['', '']
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (errorOutput += chunk))
  await once(child, 'close')
  return { code: child.exitCode, output, errorOutput }
}

/** Runs the service as a process, as the stack does. */
export const spawnService = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      IDENTITY_PORT: '0',
      ...env,
    },
  })

/** Runs the service and waits until it listens. */
export async function startService(env: Record<string, string>) {
  const child = spawnService(env)
  const finished = collectOutput(child)
  if (!child.stdout) throw new Error('The process has no output.')
  for await (const line of createInterface(child.stdout)) {
    const { msg, address } = JSON.parse(line)
    if (msg === 'listening')
      return { child, finished, port: Number(address.port), url: `http://127.0.0.1:${address.port}/` }
  }
  throw new Error(`The service did not start: ${(await finished).errorOutput}`)
}
