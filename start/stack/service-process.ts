import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from './services.ts'

export interface ServiceProcess {
  child: ChildProcess
  /** Resolves with the reason why the process ended, such as "exit code 1". */
  ended: Promise<string>
}

export const logOf = (dataDir: string, { name }: Service): string => join(dataDir, 'logs', `${name}.log`)

export const appendToLog = (dataDir: string, service: Service, line: string): void =>
  appendFileSync(logOf(dataDir, service), `${new Date().toISOString()} ${line}\n`)

/** Last lines of a service's log, with the file they come from. */
export function describeLog(dataDir: string, service: Service): string {
  const file = logOf(dataDir, service)
  const tail = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  return `Its log is ${file} and ends with:\n${tail}`
}

/** Starts a service as a direct child that writes to its log. */
export function startProcess(service: Service, dataDir: string): ServiceProcess {
  const log = openSync(logOf(dataDir, service), 'a', 0o600)
  const child = spawn(process.execPath, service.args, {
    cwd: service.cwd,
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(service.env).map(([key, value]) => [key, String(value)])),
    },
    stdio: ['ignore', log, log],
    // In its own process group, a service does not receive Ctrl-C: we stop the services in order.
    detached: true,
  })
  closeSync(log)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { child, ended }
}

/** Signals a service and the processes it started itself, such as a watcher's child. Returns false when none of them is running. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** Stops a service and everything it started; kills the rest after `withinMs`. */
export async function stopProcess({ child, ended }: ServiceProcess, withinMs: number): Promise<void> {
  const untilGone = async () => {
    await ended
    while (signalGroup(child, 0)) await sleep(50)
  }
  signalGroup(child, 'SIGTERM')
  const kill = sleep(withinMs, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'))
  await Promise.race([untilGone(), kill])
}
