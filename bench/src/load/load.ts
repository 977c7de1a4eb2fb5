/** 50 agents work on two servers with Redis and PostgreSQL while one search of 1,000 hotels runs every second. */
import { setTimeout as wait } from 'node:timers/promises'
import { held } from '../goals.ts'
import { median } from '../measure.ts'
import { memoryMb } from '../processes.ts'
import { hotelSearch, newSearch } from '../searches.ts'
import { send, work } from './agent.ts'
import { type Deployment, deploy } from './deployment.ts'
import { type Agent, agentsOf, storedBookings } from './desk.ts'
import { newTally } from './tally.ts'

const seconds = Number(process.env['BENCH_LOAD_SECONDS'] ?? 300)
const agentCount = 50
/** Ramp-up time of the agents; answers are timed once all of them are at work. */
const rampMs = Math.min(30_000, seconds * 100)

/** Resident memory of each process, as often as it was sampled. */
type Samples = Record<string, number[]>

async function run({ servers, tokens, identityUrl, processes }: Deployment, agents: Agent[]) {
  const tally = newTally(Date.now() + 2 * rampMs)
  const until = Date.now() + seconds * 1000
  const urls = servers.map(({ url }) => url)
  const memory: Samples = Object.fromEntries(Object.keys(processes).map((name) => [name, []]))

  /** Run by a separate agent, so that it evicts no other agent's search from the cache. */
  async function searchLarge(token: string): Promise<void> {
    for (let turn = 0; Date.now() < until; turn++) {
      const url = urls[turn % urls.length] ?? ''
      void send({ url, token, tally }, 'search of 1,000', hotelSearch, newSearch('SA1'))
      await wait(1000)
    }
  }
  async function sampleMemory(): Promise<void> {
    while (Date.now() < until) {
      await wait(Math.min(5000, until - Date.now()))
      for (const [name, pid] of Object.entries(processes)) memory[name]?.push(memoryMb(pid))
    }
  }
  const atWork = agents.map((agent, index) => {
    const token = tokens[index] ?? ''
    return index < agentCount
      ? work(agent, { index, urls, identityUrl, token, tally, rampMs, until })
      : searchLarge(token)
  })
  await Promise.all([sampleMemory(), ...atWork])
  return { tally, memory }
}

/** Ratio of memory in the last fifth of a run to the second fifth, when every cache is full. */
const growth = (memory: number[]) => {
  const fifth = Math.ceil(memory.length / 5)
  return median(memory.slice(-fifth)) / median(memory.slice(fifth, 2 * fifth))
}

const listOf = (counts: Map<string, number>) => [...counts].map(([what, count]) => `${count} × ${what}`).join(', ')

export async function measureLoad(): Promise<void> {
  const agents = agentsOf(agentCount + 1)
  const deployment = await deploy(agents)
  try {
    const { tally, memory } = await run(deployment, agents)
    // An acknowledged booking that is not stored counts as lost.
    const stored = await storedBookings(deployment.databaseUrl)
    const lost = [...tally.references].filter((reference) => !stored.has(reference))

    console.log(
      `\n${agentCount} agents on two servers, ${seconds} s, timed once all are at work\n                       count     p50 ms     p99 ms`,
    )
    for (const { kind, count, p50, p99 } of tally.figures()) {
      console.log(
        `${kind.padEnd(20)}${String(count).padStart(8)}${p50.toFixed(1).padStart(11)}${p99.toFixed(1).padStart(11)}`,
      )
    }
    console.log(`Failed: ${listOf(tally.failures) || 'nothing'}. Refused: ${listOf(tally.refusals) || 'nothing'}.`)
    console.log('Memory, MB')
    for (const [name, samples] of Object.entries(memory)) {
      console.log(`${name.padEnd(10)} ${samples.map((mb) => Math.round(mb)).join(' ')}`)
    }

    const what = `${agentCount} agents for ${seconds} s`
    const failed = [...tally.failures.values()].reduce((sum, count) => sum + count, 0)
    const p99 = tally.figures().find(({ kind }) => kind === 'cached page')?.p99 ?? Number.POSITIVE_INFINITY
    held({
      what: `${what}: errors, and lost ones of ${tally.references.size} bookings`,
      goal: '0, 0',
      figure: `${failed}, ${lost.length}`,
      reached: failed + lost.length === 0,
    })
    held({
      what: `${what}: p99 of cached pages beside a search of 1,000 hotels with rooms a second`,
      goal: '< 50 ms',
      figure: `${p99.toFixed(0)} ms`,
      reached: p99 < 50,
    })
    for (const [name, samples] of Object.entries(memory)) {
      const grown = growth(samples)
      held({
        what: `${what}: memory of ${name} at the end, against the time when caches have filled`,
        goal: '≤ 1.15 ×',
        figure: `${grown.toFixed(2)} ×, ${Math.round(samples.at(-1) ?? 0)} MB`,
        reached: grown <= 1.15,
      })
    }
  } finally {
    await deployment.stop()
  }
}
