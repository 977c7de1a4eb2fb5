import { setTimeout as sleep } from 'node:timers/promises'
import { checkPorts } from './ports.ts'
import type { Service } from './services.ts'
import {
  appendToLog,
  describeLog,
  logPath,
  type ServiceProcess,
  signalGroup,
  startProcess,
  stopProcess,
} from './service-process.ts'
import { type Settings, UsageError } from '../settings.ts'

const READY_WITHIN_MS = 90_000
/** Longer than the longest booking, because a stopping server completes the requests that it has accepted. */
const STOP_WITHIN_MS = 110_000
/** A service that dies this often within the window is no longer restarted. */
const MAX_DEATHS = 5
const DEATH_WINDOW_MS = 60_000
/** Delay before the first restart; doubles with each additional death in the window. */
const RESTART_DELAY_MS = 500

const respondsOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

export interface Stack {
  /** Resolves when all services are ready. From then on, a service that dies is restarted. */
  ready: Promise<void>
  /** Resolves with an error message when a service dies during the start, or dies too often. */
  failed: Promise<string>
  /** Stops the services in reverse order. Can be called at any time. */
  stop: () => Promise<void>
  /** Kills all services at once. Can be called at any time. */
  kill: () => void
}

/** Starts the services as child processes. `build` runs in parallel; the services of the public origin start when it is done. */
export function startStack(
  services: Service[],
  { dataDir, host }: Settings,
  build: () => Promise<void> = async () => {},
): Stack {
  const running = new Map<string, ServiceProcess>()
  let isReady = false
  let isStopping = false
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>()

  const printAndLog = (service: Service, line: string) => {
    console.error(line)
    appendToLog(dataDir, service, line)
  }

  /** Resolves with true once the service is ready, or with false if the stack stops or the process was replaced. */
  const waitUntilReady = async (service: Service, deadline = Infinity) => {
    const started = running.get(service.name)
    while (!(await respondsOk(service.readyUrl))) {
      if (isStopping || running.get(service.name) !== started) return false
      if (Date.now() > deadline) {
        throw new UsageError(
          `${service.name} was not ready after ${READY_WITHIN_MS / 1000} s. Its log is ${logPath(dataDir, service)}.`,
        )
      }
      await sleep(100)
    }
    return true
  }

  const launch = (service: Service, deaths: number[] = []) => {
    const started = startProcess(service, dataDir)
    running.set(service.name, started)
    void started.ended.then((reason) => handleDeath(service, started, reason, deaths))
  }

  const handleDeath = async (service: Service, { child }: ServiceProcess, reason: string, earlierDeaths: number[]) => {
    if (isStopping) return
    const { name } = service
    if (!isReady) return fail(`${name} stopped during the start (${reason}). ${describeLog(dataDir, service)}`)
    const deaths = [...earlierDeaths.filter((at) => at > Date.now() - DEATH_WINDOW_MS), Date.now()]
    if (deaths.length >= MAX_DEATHS) {
      const times = `${deaths.length} times within ${DEATH_WINDOW_MS / 1000} s`
      return fail(`${name} stopped ${times} (${reason}), so the stack stops. ${describeLog(dataDir, service)}`)
    }
    const delay = RESTART_DELAY_MS * 2 ** (deaths.length - 1)
    printAndLog(service, `${name} stopped unexpectedly (${reason}). Restarting it in ${delay / 1000} s …`)
    signalGroup(child, 'SIGKILL')
    await sleep(delay)
    if (isStopping) return
    launch(service, deaths)
    if (await waitUntilReady(service)) printAndLog(service, `${name} is running again.`)
  }

  const stop = async () => {
    isStopping = true
    for (const service of services.toReversed()) {
      const started = running.get(service.name)
      if (started) await stopProcess(started, STOP_WITHIN_MS)
    }
  }
  const kill = () => {
    isStopping = true
    for (const { child } of running.values()) signalGroup(child, 'SIGKILL')
  }

  /** Starts services, and waits until they are ready and the build is complete. */
  const startGroup = async (group: Service[], buildResult?: Promise<void>) => {
    if (isStopping) return
    for (const service of group) launch(service)
    const deadline = Date.now() + READY_WITHIN_MS
    const allReady = Promise.all([buildResult, ...group.map((service) => waitUntilReady(service, deadline))])
    const failure = await Promise.race([allReady.then(() => undefined), failed])
    if (failure) throw new UsageError(failure)
  }

  const start = async () => {
    try {
      await checkPorts(services, host)
      // The public origin starts last, so that everything behind it is ready when it responds.
      await startGroup(
        services.filter(({ isPublic }) => !isPublic),
        build(),
      )
      await startGroup(services.filter(({ isPublic }) => isPublic))
      isReady = true
    } catch (error) {
      await stop()
      throw error
    }
  }
  return { ready: start(), stop, kill, failed }
}
