import type { PageCode } from './describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** What could not be shown, by code. */
export const pageSubjects: Readonly<Record<PageCode, 'hotel' | 'payment'>> = {
  GHDC: 'hotel',
  GPDNE: 'payment',
  GPDNI: 'payment',
  GPDC: 'payment',
  GPDTEC: 'payment',
}
const codes = Object.keys(pageSubjects) as PageCode[]

export type ErrorPageState = { code: PageCode; at: string }

const two = (value: number) => String(value).padStart(2, '0')

/** `YYYY-MM-DD HH:mm:ss` on the device's clock, as support asks for it. */
export function timestamp(now: Date): string {
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  return `${date} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`
}

/** Arguments for `navigate` that open the error page. The code is in the navigation state, never in the URL. */
export function errorPage(code: PageCode, now: Date): [string, { replace: true; state: ErrorPageState }] {
  return [paths.error, { replace: true, state: { code, at: timestamp(now) } }]
}

/** Reads the navigation state. It survives reloads and can be forged, so only values this app writes are accepted. */
export function readErrorPageState(state: unknown): ErrorPageState | null {
  if (typeof state !== 'object' || state === null || !('code' in state) || !('at' in state)) return null
  const code = codes.find((known) => known === state.code)
  const { at } = state
  return code && typeof at === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(at) ? { code, at } : null
}
