/** Collects the response times, failures, refusals and bookings of all agents. */
export type Tally = ReturnType<typeof createTally>

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Creates a tally. Response times before `timedFrom` are ignored; failures always count. */
export function createTally(timedFrom: number) {
  const times = new Map<string, number[]>()
  const failures = new Map<string, number>()
  const refusals = new Map<string, number>()
  const references = new Set<string>()
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    addTime: (kind: string, ms: number) => {
      if (Date.now() < timedFrom) return
      const kindTimes = times.get(kind)
      if (kindTimes) kindTimes.push(ms)
      else times.set(kind, [ms])
    },
    /** Records an operation that got no response or returned errors. */
    fail: (kind: string, reason: string) => void add(failures, `${kind}: ${reason}`),
    /** Records an expected refusal, such as a room that another agent has just booked. */
    refuse: (reason: string) => void add(refusals, reason),
    addBooking: (reference: string) => void references.add(reference),
    failures,
    refusals,
    references,
    /** Returns the count and percentiles of the response times of each kind. */
    summarize: () =>
      [...times].map(([kind, values]) => {
        const sorted = values.toSorted((a, b) => a - b)
        return { kind, count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
      }),
  }
}
