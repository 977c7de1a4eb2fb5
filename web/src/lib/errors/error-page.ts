import type { ErrorPageCode } from '#src/domain/products.ts'
import { relativeUrl, localUrl } from '#src/lib/navigation/local-url.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** Subject that could not be shown, by code. */
export const pageSubjects: Readonly<Record<ErrorPageCode, 'hotel' | 'payment'>> = {
  GHDC: 'hotel',
  GPDNE: 'payment',
  GPDNI: 'payment',
  GPDC: 'payment',
  GPDTEC: 'payment',
}
const knownCodes = Object.keys(pageSubjects) as ErrorPageCode[]

export type ErrorPageState = {
  code: ErrorPageCode
  at: string
  /** URL to retry, if a retry may help. */
  retry?: string
}

const makkahOffset = 3 * 3_600_000

/** Formats a time as `YYYY-MM-DD HH:mm:ss` in Makkah time, for support. */
export const formatTimestamp = (now: Date): string =>
  new Date(now.getTime() + makkahOffset).toISOString().slice(0, 19).replace('T', ' ')

/** Arguments for `navigate` that open the error page. The code is in the navigation state, never in the URL. */
export function toErrorPage(
  code: ErrorPageCode,
  now: Date,
  retry?: string,
): [string, { replace: true; state: ErrorPageState }] {
  return [
    paths.error,
    { replace: true, state: { code, at: formatTimestamp(now), ...(retry !== undefined && { retry }) } },
  ]
}

/** Reads the navigation state. It survives reloads and can be forged, so only values this app writes are accepted. */
export function readErrorPageState(state: unknown, origin: string): ErrorPageState | null {
  if (typeof state !== 'object' || state === null || !('code' in state) || !('at' in state)) return null
  const code = knownCodes.find((knownCode) => knownCode === state.code)
  const { at } = state
  if (!code || typeof at !== 'string' || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(at)) return null
  const retry = 'retry' in state && typeof state.retry === 'string' ? localUrl(state.retry, origin) : undefined
  return { code, at, ...(retry && { retry: relativeUrl(retry) }) }
}
