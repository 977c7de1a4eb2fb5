import type { Context } from '../context.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { linkRefused } from '../errors/payment-link-refusal.ts'
import { refusal } from '../errors/refusal.ts'
import { field, path, utcTime } from '../gateway/wire.ts'
import { isStorable } from '../input/text-input.ts'
import { utcInstant } from '../values/instant.ts'
import { changeLink } from './gateway-calls.ts'
import { readStatus } from './read-shared.ts'

/** Extends or disables a link of the caller; `expiresAt` null disables it. */
export async function changeShared(id: string, expiresAt: string | null, context: Context) {
  const { gateway, locale, clock, requireB2B } = context
  requireB2B()
  if (!isStorable(id)) return linkRefused('LINK_NOT_FOUND', locale)
  const answer = await changeLink(
    gateway,
    expiresAt === null ? { id, disabled: true } : { id, expirationTime: utcInstant(expiresAt) },
  )
  if (!answer) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (!answer.ok) {
    if (answer.code === 'EXPIRY_INVALID') return invalidInput([{ path: 'expiresAt', code: 'EXPIRY_INVALID' }], locale)
    // A body that the gateway cannot read names a link that it cannot have.
    return linkRefused(answer.rejected ? 'LINK_NOT_FOUND' : answer.code, locale)
  }
  const response = path(answer.body, 'response')
  const until = utcTime(field(response, 'expirationTime')) ?? null
  // Not every gateway says what came of it.
  const assumed = expiresAt === null ? 'DISABLED' : 'UNPAID'
  return {
    __typename: 'SharedReservationChanged' as const,
    id,
    status: readStatus(field(response, 'status') ?? assumed, until, clock()),
    expiresAt: until,
  }
}
