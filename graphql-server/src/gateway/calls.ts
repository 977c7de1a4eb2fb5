/** Method, deadline, retry and size limit of each call in docs/gateway-contract.md. Products declare their own calls in their folders. */

export type CallPlan = {
  method: 'GET' | 'POST' | 'PUT'
  /** Path, if it differs from the call's name. */
  path?: string
  /** Set for a call that some gateways serve on a separate host. */
  host?: 'transportBooking'
  /** Deadline of the whole call, from connecting to the last byte, including a retry. */
  deadlineMs: number
  /** Whether to retry once after a connection error, 502, 503 or 504. Never for calls that move money. */
  isRetried: boolean
  maxBytes: number
  /** Whether the call identifies a single resource, such as a booking, so that HTTP 404 means that it does not exist. */
  identifiesResource?: true
  /** Names of members that may contain a response's content, besides `response` and `results`. */
  content?: readonly string[]
}

const MB = 1024 * 1024
export const read = { method: 'POST', deadlineMs: 25_000, isRetried: true, maxBytes: 8 * MB } satisfies CallPlan
export const search = { method: 'POST', deadlineMs: 60_000, isRetried: true, maxBytes: 32 * MB } satisfies CallPlan
/** A call that moves money: one that books, changes, cancels or pays. Sending it twice may move money twice. */
export const money = { method: 'POST', deadlineMs: 90_000, isRetried: false, maxBytes: MB } satisfies CallPlan
export const get = { ...read, method: 'GET' } satisfies CallPlan
/** Calls with side effects, such as an email, that are sent only once. */
const sentOnce = { ...read, isRetried: false, maxBytes: MB } satisfies CallPlan

export const readCalls = {
  '/hotels/reservations': get,
} satisfies Record<string, CallPlan>

export const optionalCalls = {
  '/wallet': get,
  '/wallet/statement': get,
  '/currencies/rates': get,
  'GET /payments': { ...get, path: '/payments' },
  'POST /payments': { ...sentOnce, path: '/payments' },
  '/payments/cancel': sentOnce,
  '/profile': get,
  // Reads that are sent as POST, because they contain text that agents typed.
  '/hotels/reservations/select': read,
  '/booking/lookup': { ...read, maxBytes: MB },
  // Sending the same tags again has no effect.
  'PUT /booking/group': { ...sentOnce, method: 'PUT', isRetried: true, path: '/booking/group' },
  // Deadline as long as a supplier call.
  '/hotels/reservations/askagain': { ...sentOnce, deadlineMs: 60_000 },
  'GET /cart/link': { ...get, path: '/cart/link' },
  // Safe to retry, because a retry with the client's id returns the same link.
  'POST /cart/link': { ...sentOnce, isRetried: true, path: '/cart/link' },
  '/share/list/me': get,
  '/share/list': get,
  'PUT /share': { ...sentOnce, method: 'PUT', isRetried: true, path: '/share' },
  'GET /umrah/trips': { ...get, path: '/umrah/trips' },
  '/umrah/trips/view': get,
  // Safe to retry, because a retry with the client's id returns the same trip.
  'POST /umrah/trips': { ...sentOnce, isRetried: true, path: '/umrah/trips' },
  // Not retried, because a first call that took effect has replaced the version.
  'PUT /umrah/trips': { ...read, method: 'PUT', isRetried: false, path: '/umrah/trips' },
  // Adding or removing the same part again has no effect.
  '/umrah/trips/parts': read,
  '/umrah/trips/parts/remove': read,
  // Not retried, because some gateways count a use of the promo code whenever it is applied.
  '/promo/apply': { ...read, isRetried: false },
  '/sessions': get,
  '/sessions/end': { ...sentOnce, isRetried: true },
  '/sessions/revoke': { ...sentOnce, isRetried: true },
  '/b2b/becomeb2bmember': sentOnce,
  'PUT /profile': { ...sentOnce, method: 'PUT', path: '/profile' },
  '/profile/authenticator': sentOnce,
  '/profile/authenticator/confirm': sentOnce,
  // Safe to retry, because each document is issued only once.
  '/booking/document': read,
  // Safe to retry, because the call only stores a quote, which expires on its own.
  '/booking/change': read,
  '/contact-messages': sentOnce,
} satisfies Record<string, CallPlan>

export const moneyCalls = {
  '/booking/pay': money,
  '/booking/confirmchange': money,
} satisfies Record<string, CallPlan>

/** `optional`: a gateway may not support the call. `money`: the call moves money, so its outcome may be unknown. */
type CallKind = 'read' | 'optional' | 'money'

export type NamedPlan = CallPlan & { name: string }

/** A call that a product declares. */
export type ProductCall<Kind extends CallKind = CallKind> = NamedPlan & { kind: Kind }

export const productCall = <Kind extends CallKind>(kind: Kind, name: string, plan: CallPlan): ProductCall<Kind> => ({
  ...plan,
  kind,
  name,
})

export type ReadCall = keyof typeof readCalls | ProductCall<'read'>
export type OptionalCall = keyof typeof optionalCalls | ProductCall<'optional'>
export type MoneyCall = keyof typeof moneyCalls | ProductCall<'money'>
