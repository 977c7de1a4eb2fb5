import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node24 } from './paths.mjs'
import { UsageError } from './settings.mjs'

const READY_WITHIN_MS = 90_000
/** Longer than the longest booking: the server answers what it has begun before it goes. */
const STOP_WITHIN_MS = 110_000

const canListen = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

async function checkPorts(services, host) {
  const claimed = new Map()
  for (const { name, ports } of services) {
    for (const [variable, port] of Object.entries(ports)) {
      const other = claimed.get(port)
      if (other) throw new UsageError(`${variable} and ${other} are both ${port}. Set one of them to another port.`)
      claimed.set(port, variable)
      if (!(await canListen(port, variable === 'PORT' ? host : '127.0.0.1'))) {
        throw new UsageError(
          `Port ${port}, which ${name} needs, is taken. Stop what uses it, or set ${variable} to another port.`,
        )
      }
    }
  }
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

/** A signal for a service and what it has started itself, such as the process that a watcher starts anew; false when nobody is left. */
function signalGroup({ pid }, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

async function untilGone(child) {
  while (signalGroup(child, 0)) await sleep(50)
}

/**
 * Starts the services as direct children and resolves when all of them answer. `failed` resolves with a sentence when one of them ends by itself;
 * `stop` ends them in the opposite order, `kill` at once.
 */
export async function startStack(services, { dataDir, host }) {
  await checkPorts(services, host)
  const running = []
  let stopping = false
  let reportFailure
  const failed = new Promise((resolve) => (reportFailure = resolve))

  const launch = (service) => {
    const logFile = join(dataDir, 'logs', `${service.name}.log`)
    const log = openSync(logFile, 'a')
    const child = spawn(node24, service.args, {
      cwd: service.cwd,
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(service.env).map(([key, value]) => [key, String(value)])),
      },
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl-C reaches only us, and we stop the services in order.
      detached: true,
    })
    const ended = new Promise((resolve) => {
      child.on('error', resolve)
      child.on('close', resolve)
    })
    running.push({ service, child, ended })
    void ended.then((code) => {
      if (stopping) return
      const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
      reportFailure(`${service.name} has stopped by itself (${code}). Its log is ${logFile} and ends with:\n${tail}`)
    })
  }

  const signalAll = (signal) => {
    stopping = true
    for (const { child } of running) signalGroup(child, signal)
  }
  const stop = async () => {
    stopping = true
    for (const { child, ended } of [...running].reverse()) {
      signalGroup(child, 'SIGTERM')
      const late = sleep(STOP_WITHIN_MS, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'))
      await Promise.race([Promise.all([ended, untilGone(child)]), late])
    }
  }

  const deadline = Date.now() + READY_WITHIN_MS
  const untilReady = async ({ name, ready }) => {
    while (!(await answers(ready))) {
      if (stopping) return
      if (Date.now() > deadline) {
        throw new UsageError(
          `${name} was not ready after ${READY_WITHIN_MS / 1000} s. Its log is ${join(dataDir, 'logs', `${name}.log`)}.`,
        )
      }
      await sleep(100)
    }
  }
  try {
    // The public origin opens last: whoever reaches it finds everything behind it.
    for (const group of [services.filter(({ front }) => !front), services.filter(({ front }) => front)]) {
      group.forEach(launch)
      const trouble = await Promise.race([Promise.all(group.map(untilReady)).then(() => undefined), failed])
      if (trouble) throw new UsageError(trouble)
      if (stopping) break
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, kill: () => signalAll('SIGKILL'), failed }
}
