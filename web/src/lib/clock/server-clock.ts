/** How far the device's clock is from the server's, so that "held for 14:08" is right on a device that is a day off. */

/** Below this it is latency and rounding, not a wrong clock. */
const noticeable = 30_000

let ahead = 0

/** Reads the server's clock off an answer. */
export function noteServerTime(date: string | null, deviceNow: number): void {
  const server = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = deviceNow - server
  ahead = Math.abs(difference) < noticeable ? 0 : difference
}

/** A fetch that notes the server's time on the way. */
export const fetchWithClock: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  noteServerTime(response.headers.get('date'), Date.now())
  return response
}

/** An instant of the server as this device's clock will show it; for countdowns. */
export const onDeviceClock = (instant: string): string => new Date(Date.parse(instant) + ahead).toISOString()
