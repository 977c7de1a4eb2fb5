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

export const logPath = (dataDir: string, { name }: Service): string => join(dataDir, 'logs', `${name}.log`)

export const appendToLog = (dataDir: string, service: Service, line: string): void =>
  appendFileSync(logPath(dataDir, service), `${new Date().toISOString()} ${line}\n`)

/** Returns a sentence with the path of a service's log and its last lines. */
export function describeLog(dataDir: string, service: Service): string {
  const file = logPath(dataDir, service)
  const tail = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  return `Its log is ${file} and ends with:\n${tail}`
}

/** Starts a service as a direct child that writes to its log. */
export function startProcess(service: Service, dataDir: string): ServiceProcess {
  const log = openSync(logPath(dataDir, service), 'a', 0o600)
  const child = spawn(process.execPath, service.args, {
    cwd: service.cwd,
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(service.env).map(([key, value]) => [key, String(value)])),
    },
    stdio: ['ignore', log, log],
    // In its own process group, a service does not receive Ctrl-C, so that the stack can stop the services in order.
    detached: true,
  })
  closeSync(log)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { child, ended }
}

/** Sends a signal to a service and the processes that it started, such as a watcher's child. Returns false if none of them is running. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** Stops a service and the processes that it started. Kills any that are still running after `timeoutMs`. */
export async function stopProcess({ child, ended }: ServiceProcess, timeoutMs: number): Promise<void> {
  const waitUntilExited = async () => {
    await ended
    while (signalGroup(child, 0)) await sleep(50)
  }
  signalGroup(child, 'SIGTERM')
  const kill = sleep(timeoutMs, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'))
  await Promise.race([waitUntilExited(), kill])
}
