import autocannon from 'autocannon'

export const secondsPerRound = Number(process.env['BENCH_SECONDS'] ?? 0.5)
export const rounds = 10

export type Target = {
  name: string
  url: string
  cpuMs: () => Promise<number>
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export type Figures = {
  perSecond: number
  /** CPU time per request: the mean of the quieter half of the rounds, because other work on the machine can only increase it. */
  cpuMs: number
  p50: number
  p99: number
  failed: number
}

const sortNumbers = (values: number[]) => values.toSorted((a, b) => a - b)

export const median = (values: number[]) => sortNumbers(values)[Math.floor(values.length / 2)] ?? 0

/** Returns the mean of the lower half of the values. */
export function lowerMean(values: number[]): number {
  const lower = sortNumbers(values).slice(0, Math.ceil(values.length / 2))
  return lower.reduce((sum, value) => sum + value, 0) / lower.length
}

type LoadOptions = {
  connections: number
  /** Length of the unmeasured first round, in which V8 compiles hot code. */
  warmUpSeconds?: number
}

/** Measures the targets in turn, in reverse order every other round, so that other load on the machine affects all targets alike. */
export async function measure(
  targets: Target[],
  token: string,
  { connections, warmUpSeconds = 3 }: LoadOptions,
): Promise<Map<string, Figures>> {
  const results = new Map<string, (autocannon.Result & { cpuMs: number })[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const { name, url, cpuMs, method = 'POST', headers, body } of round % 2 ? targets : targets.toReversed()) {
      const cpuMsBefore = await cpuMs()
      const result = await autocannon({
        url,
        method,
        connections,
        duration: round === 0 ? warmUpSeconds : secondsPerRound,
        sampleInt: 100,
        timeout: 30,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        ...(body && { body }),
      })
      const spentMs = (await cpuMs()) - cpuMsBefore
      if (round > 0) results.get(name)?.push({ ...result, cpuMs: spentMs / result.requests.total })
    }
  }
  return new Map(
    [...results].map(([name, measured]) => [
      name,
      {
        perSecond: median(measured.map(({ requests, duration }) => requests.total / duration)),
        cpuMs: lowerMean(measured.map((result) => result.cpuMs)),
        p50: median(measured.map((result) => result.latency.p50)),
        p99: median(measured.map((result) => result.latency.p99)),
        failed: measured.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
      },
    ]),
  )
}
