import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededRandom } from '../../../gateway/src/values/seeded-random.ts'
import type { KillableServices } from './services.ts'

/** Longest time between two kills. */
const maxPauseMs = 10_000

/**
 * Kills one of the services at random moments until stopped, sometimes again during its start. The pause between two kills grows with the
 * time that a service takes to start. It also lasts until the agents have completed more work, as measured by `readProgress`.
 */
export function startKilling(
  { gateway, server, tearJournal }: KillableServices,
  random: SeededRandom,
  readProgress: () => number,
) {
  const kills = { [gateway.name]: 0, [server.name]: 0 }
  const stopping = new AbortController()
  let startMs = 1000

  async function killOne(): Promise<void> {
    const service = random.pick([gateway, server])
    await service.kill()
    while (random.int(1, 4) === 1) {
      service.launch()
      await sleep(random.int(0, 800))
      await service.kill()
      kills[service.name] = (kills[service.name] ?? 0) + 1
    }
    kills[service.name] = (kills[service.name] ?? 0) + 1
    if (service === server && random.int(1, 2) === 1) tearJournal()
    const started = performance.now()
    await service.start()
    startMs = performance.now() - started
  }

  async function killOften(): Promise<void> {
    while (!stopping.signal.aborted) {
      const [before, until] = [readProgress(), Date.now() + maxPauseMs]
      const pauseMs = (startMs * random.int(20, 200)) / 100
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      while (readProgress() === before && Date.now() < until && !stopping.signal.aborted) await sleep(50)
      if (!stopping.signal.aborted) await killOne()
    }
  }

  const killing = killOften()
  return {
    kills,
    /** Resolves when both services are running. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await killing
    },
    /** Rejects when a service cannot start. */
    killing,
  }
}
