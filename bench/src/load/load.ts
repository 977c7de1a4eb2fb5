/** Runs 50 agents on two servers with Redis and PostgreSQL, alongside one search of 1,000 hotels per second. */
import { setTimeout as wait } from 'node:timers/promises'
import { reportGoal } from '../goals.ts'
import { median } from '../measure.ts'
import { readMemoryMb } from '../processes.ts'
import { hotelSearch, buildSearchVariables } from '../searches.ts'
import { runAgent, send } from './agent.ts'
import { type Deployment, deploy } from './deployment.ts'
import { type Agent, createAgents, readBookingReferences } from './bench-agents.ts'
import { createTally } from './tally.ts'

const seconds = Number(process.env['BENCH_LOAD_SECONDS'] ?? 300)
const agentCount = 50
/** Ramp-up time of the agents. Response times count only after all of them have started. */
const rampMs = Math.min(30_000, seconds * 100)

/** Memory samples of each process in megabytes. */
type Samples = Record<string, number[]>

async function run({ servers, tokens, identityUrl, processes }: Deployment, agents: Agent[]) {
  const tally = createTally(Date.now() + 2 * rampMs)
  const until = Date.now() + seconds * 1000
  const urls = servers.map(({ url }) => url)
  const memory: Samples = Object.fromEntries(Object.keys(processes).map((name) => [name, []]))

  /** Searches for 1,000 hotels once a second, as a separate agent, so that these searches do not evict another agent's from the cache. */
  async function searchLarge(token: string): Promise<void> {
    for (let turn = 0; Date.now() < until; turn++) {
      const url = urls[turn % urls.length] ?? ''
      void send({ url, token, tally }, 'search of 1,000', hotelSearch, buildSearchVariables('SA1'))
      await wait(1000)
    }
  }
  async function sampleMemory(): Promise<void> {
    while (Date.now() < until) {
      await wait(Math.min(5000, until - Date.now()))
      for (const [name, pid] of Object.entries(processes)) memory[name]?.push(readMemoryMb(pid))
    }
  }
  const work = agents.map((agent, index) => {
    const token = tokens[index] ?? ''
    return index < agentCount
      ? runAgent(agent, { index, urls, identityUrl, token, tally, rampMs, until })
      : searchLarge(token)
  })
  await Promise.all([sampleMemory(), ...work])
  return { tally, memory }
}

/** Returns the ratio of the memory in the last fifth of a run to that in the second fifth, when every cache is full. */
const computeMemoryGrowth = (memory: number[]) => {
  const fifth = Math.ceil(memory.length / 5)
  return median(memory.slice(-fifth)) / median(memory.slice(fifth, 2 * fifth))
}

const formatCounts = (counts: Map<string, number>) =>
  [...counts].map(([reason, count]) => `${count} × ${reason}`).join(', ')

export async function measureLoad(): Promise<void> {
  const agents = createAgents(agentCount + 1)
  const deployment = await deploy(agents)
  try {
    const { tally, memory } = await run(deployment, agents)
    // An acknowledged booking that is not stored counts as lost.
    const stored = await readBookingReferences(deployment.databaseUrl)
    const lost = [...tally.references].filter((reference) => !stored.has(reference))

    console.log(
      `\n${agentCount} agents on two servers, ${seconds} s, timed once all have started\n                       count     p50 ms     p99 ms`,
    )
    for (const { kind, count, p50, p99 } of tally.summarize()) {
      console.log(
        `${kind.padEnd(20)}${String(count).padStart(8)}${p50.toFixed(1).padStart(11)}${p99.toFixed(1).padStart(11)}`,
      )
    }
    console.log(
      `Failed: ${formatCounts(tally.failures) || 'nothing'}. Refused: ${formatCounts(tally.refusals) || 'nothing'}.`,
    )
    console.log('Memory, MB')
    for (const [name, samples] of Object.entries(memory)) {
      console.log(`${name.padEnd(10)} ${samples.map((mb) => Math.round(mb)).join(' ')}`)
    }

    const title = `${agentCount} agents for ${seconds} s`
    const failed = [...tally.failures.values()].reduce((sum, count) => sum + count, 0)
    const p99 = tally.summarize().find(({ kind }) => kind === 'cached page')?.p99 ?? Number.POSITIVE_INFINITY
    reportGoal({
      name: `${title}: errors, lost bookings out of ${tally.references.size}`,
      goal: '0, 0',
      result: `${failed}, ${lost.length}`,
      isReached: failed + lost.length === 0,
    })
    reportGoal({
      name: `${title}: p99 of cached pages, alongside one search of 1,000 hotels with rooms per second`,
      goal: '< 50 ms',
      result: `${p99.toFixed(0)} ms`,
      isReached: p99 < 50,
    })
    for (const [name, samples] of Object.entries(memory)) {
      const growth = computeMemoryGrowth(samples)
      reportGoal({
        name: `${title}: memory of ${name} at the end, relative to when the caches are full`,
        goal: '≤ 1.15 ×',
        result: `${growth.toFixed(2)} ×, ${Math.round(samples.at(-1) ?? 0)} MB`,
        isReached: growth <= 1.15,
      })
    }
  } finally {
    await deployment.stop()
  }
}
