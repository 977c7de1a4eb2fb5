import { setTimeout as sleep } from 'node:timers/promises'
import { checkPorts } from './ports.ts'
import type { Service } from './services.ts'
import {
  appendToLog,
  describeLog,
  logOf,
  type ServiceProcess,
  signalGroup,
  startProcess,
  stopProcess,
} from './service-process.ts'
import { type Settings, UsageError } from '../settings.ts'

const READY_WITHIN_MS = 90_000
/** Longer than the longest booking: a stopping server answers the requests it has accepted. */
const STOP_WITHIN_MS = 110_000
/** A service that dies this often within the window is no longer restarted. */
const MAX_DEATHS = 5
const DEATH_WINDOW_MS = 60_000
/** Delay before the first restart; doubles with every further death in the window. */
const RESTART_DELAY_MS = 500

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

export interface Stack {
  /** Resolves when all services answer. From then on a service that dies is restarted. */
  ready: Promise<void>
  /** Resolves with a sentence when a service dies during the start or cannot be kept alive. */
  failed: Promise<string>
  /** Stops the services in the opposite order, at any time. */
  stop: () => Promise<void>
  /** Kills all services at once, at any time. */
  kill: () => void
}

/** Starts the services as direct children. `build` runs beside them; those at the public origin start when it is done. */
export function startStack(
  services: Service[],
  { dataDir, host }: Settings,
  build: () => Promise<void> = async () => {},
): Stack {
  const running = new Map<string, ServiceProcess>()
  let isReady = false
  let stopping = false
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>()

  const announce = (service: Service, line: string) => {
    console.error(line)
    appendToLog(dataDir, service, line)
  }

  /** Resolves once the service answers; gives up silently when the stack stops or the process was replaced. */
  const untilReady = async (service: Service, deadline = Infinity) => {
    const started = running.get(service.name)
    while (!(await answers(service.ready))) {
      if (stopping || running.get(service.name) !== started) return false
      if (Date.now() > deadline) {
        throw new UsageError(
          `${service.name} was not ready after ${READY_WITHIN_MS / 1000} s. Its log is ${logOf(dataDir, service)}.`,
        )
      }
      await sleep(100)
    }
    return true
  }

  const launch = (service: Service, deaths: number[] = []) => {
    const started = startProcess(service, dataDir)
    running.set(service.name, started)
    void started.ended.then((how) => handleDeath(service, started, how, deaths))
  }

  const handleDeath = async (service: Service, { child }: ServiceProcess, how: string, earlier: number[]) => {
    if (stopping) return
    const { name } = service
    if (!isReady) return fail(`${name} stopped during the start (${how}). ${describeLog(dataDir, service)}`)
    const deaths = [...earlier.filter((at) => at > Date.now() - DEATH_WINDOW_MS), Date.now()]
    if (deaths.length >= MAX_DEATHS) {
      const times = `${deaths.length} times within ${DEATH_WINDOW_MS / 1000} s`
      return fail(`${name} stopped ${times} (${how}), so the stack stops. ${describeLog(dataDir, service)}`)
    }
    const delay = RESTART_DELAY_MS * 2 ** (deaths.length - 1)
    announce(service, `${name} stopped unexpectedly (${how}). Restarting it in ${delay / 1000} s …`)
    signalGroup(child, 'SIGKILL')
    await sleep(delay)
    if (stopping) return
    launch(service, deaths)
    if (await untilReady(service)) announce(service, `${name} is running again.`)
  }

  const stop = async () => {
    stopping = true
    for (const service of services.toReversed()) {
      const started = running.get(service.name)
      if (started) await stopProcess(started, STOP_WITHIN_MS)
    }
  }
  const kill = () => {
    stopping = true
    for (const { child } of running.values()) signalGroup(child, 'SIGKILL')
  }

  /** Starts services, and waits until they answer and `others` is done. */
  const startAll = async (group: Service[], others?: Promise<void>) => {
    if (stopping) return
    for (const service of group) launch(service)
    const deadline = Date.now() + READY_WITHIN_MS
    const allReady = Promise.all([others, ...group.map((service) => untilReady(service, deadline))])
    const failure = await Promise.race([allReady.then(() => undefined), failed])
    if (failure) throw new UsageError(failure)
  }

  const start = async () => {
    try {
      await checkPorts(services, host)
      // The public origin starts last: when it answers, everything behind it does.
      await startAll(
        services.filter(({ front }) => !front),
        build(),
      )
      await startAll(services.filter(({ front }) => front))
      isReady = true
    } catch (error) {
      await stop()
      throw error
    }
  }
  return { ready: start(), stop, kill, failed }
}
