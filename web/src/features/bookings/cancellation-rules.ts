import type { BookingRowFragment } from './bookings.generated.ts'

export type CancellationRule = { name: 'wait' | 'visa' | 'refundable'; met: boolean }

const rules = [
  { name: 'wait', code: 'CANCEL_WAIT_TIME' },
  { name: 'visa', code: 'CANCEL_USED_IN_VISA' },
  { name: 'refundable', code: 'CANCEL_NON_REFUNDABLE' },
] as const

type State = BookingRowFragment['cancellation']

/** The three rules of cancelling, each with its own answer; the gateway has decided them. */
export function rulesOf({ blockers }: State): CancellationRule[] {
  return rules.map(({ name, code }) => ({ name, met: !blockers.some((blocker) => blocker.code === code) }))
}

/** What the card is about: a wait that ends by itself, a refusal that does not, or neither. */
export function standingOf({ eligible, blockers, availableFrom }: State): 'eligible' | 'waiting' | 'blocked' {
  if (eligible) return 'eligible'
  const onlyTheWait = blockers.every(({ code }) => code === 'CANCEL_WAIT_TIME')
  return availableFrom && onlyTheWait ? 'waiting' : 'blocked'
}

/** Why it cannot be cancelled. A wait is no reason beside one that stays when it is over. */
export function reasonsOf({ blockers }: State): string[] {
  const lasting = blockers.filter(({ code }) => code !== 'CANCEL_WAIT_TIME')
  return (lasting.length > 0 ? lasting : blockers).map(({ message }) => message)
}

/** Share of the waiting time that is left, 0 to 1. */
export function shareLeft(
  { createdAt, availableFrom }: { createdAt: string | null; availableFrom: string },
  now: Date,
) {
  const end = Date.parse(availableFrom)
  const left = Math.max(0, end - now.getTime())
  const whole = createdAt ? end - Date.parse(createdAt) : left
  return whole > 0 ? Math.min(1, left / whole) : 0
}
