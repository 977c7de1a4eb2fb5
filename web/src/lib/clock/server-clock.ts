/** Estimates the server's clock, so that countdowns and deadlines are correct on a device whose clock is wrong. */
import { createListeners } from '#src/lib/listeners.ts'

/** Minimum difference that counts as a wrong clock. Smaller differences come from latency and rounding. */
const minOffsetMs = 30_000

let deviceAheadMs = 0
const { subscribe, notify } = createListeners()

/** Measures the device's clock against the `Date` header of a response. */
export function recordServerTime(dateHeader: string | null, deviceNow: number): void {
  const serverTime = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(serverTime)) return
  const difference = deviceNow - serverTime
  const next = Math.abs(difference) < minOffsetMs ? 0 : difference
  // Latency varies between responses. Only a larger change is worth a render.
  if (Math.abs(next - deviceAheadMs) < 1000) return
  deviceAheadMs = next
  notify()
}

/** `fetch` that reads the server's time from every response. */
export const fetchWithClock: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  recordServerTime(response.headers.get('date'), Date.now())
  return response
}

/** The server's current time; the device's time until the first response. */
export const serverNow = (): Date => new Date(Date.now() - deviceAheadMs)

/** Calls back when the measured difference changes. Returns a function that unsubscribes. */
export const onServerClockChange = subscribe
