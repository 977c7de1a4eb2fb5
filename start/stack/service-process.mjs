import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compileCache, node24 } from '../paths.mjs'

export const logOf = (dataDir, { name }) => join(dataDir, 'logs', `${name}.log`)

export const appendToLog = (dataDir, service, line) =>
  appendFileSync(logOf(dataDir, service), `${new Date().toISOString()} ${line}\n`)

/** Last lines of a service's log, with the file they come from. */
export function describeLog(dataDir, service) {
  const file = logOf(dataDir, service)
  const tail = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  return `Its log is ${file} and ends with:\n${tail}`
}

/** Starts a service as a direct child that writes to its log. `ended` resolves with the reason, such as "exit code 1". */
export function startProcess(service, dataDir) {
  const log = openSync(logOf(dataDir, service), 'a', 0o600)
  const child = spawn(node24, service.args, {
    cwd: service.cwd,
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      ...Object.fromEntries(Object.entries(service.env).map(([key, value]) => [key, String(value)])),
    },
    stdio: ['ignore', log, log],
    // In its own process group, a service does not receive Ctrl-C: we stop the services in order.
    detached: true,
  })
  closeSync(log)
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { child, ended }
}

/** Signals a service and the processes it started itself, such as a watcher's child. Returns false when none of them is running. */
export function signalGroup({ pid }, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** Stops a service and everything it started; kills the rest after `withinMs`. */
export async function stopProcess({ child, ended }, withinMs) {
  const untilGone = async () => {
    await ended
    while (signalGroup(child, 0)) await sleep(50)
  }
  signalGroup(child, 'SIGTERM')
  const kill = sleep(withinMs, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'))
  await Promise.race([untilGone(), kill])
}
