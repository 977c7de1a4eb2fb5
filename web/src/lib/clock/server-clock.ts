/** The server's clock, estimated on this device: countdowns and deadlines stay right on a device whose own clock is wrong. */
import { createListeners } from '#src/lib/listeners.ts'

/** A smaller difference is latency and rounding, not a wrong clock. */
const minOffsetMs = 30_000

let deviceAheadMs = 0
const { subscribe, notify } = createListeners()

/** Measures the device's clock against the `Date` header of a response. */
export function noteServerTime(dateHeader: string | null, deviceNow: number): void {
  const serverTime = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(serverTime)) return
  const difference = deviceNow - serverTime
  const next = Math.abs(difference) < minOffsetMs ? 0 : difference
  // Responses differ by their latency: only a real change is worth a render.
  if (Math.abs(next - deviceAheadMs) < 1000) return
  deviceAheadMs = next
  notify()
}

/** `fetch` that measures the server's time with every response. */
export const fetchWithClock: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  noteServerTime(response.headers.get('date'), Date.now())
  return response
}

/** The current time at the server; the device's until the first response. */
export const serverNow = (): Date => new Date(Date.now() - deviceAheadMs)

/** Calls back when the measured difference changes. Returns a function that stops it. */
export const onServerClockChange = subscribe
