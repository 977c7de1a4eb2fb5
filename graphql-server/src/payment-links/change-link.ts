import type { Context } from '../context.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { linkRefusal } from '../errors/payment-link-refusal.ts'
import { refusal } from '../errors/refusal.ts'
import { field, path, utcTime } from '../gateway/wire.ts'
import { isPossibleId } from '../input/text-input.ts'
import { utcInstant } from '../values/instant.ts'
import { changeLink, type LinkChange } from './gateway-calls.ts'
import { readStatus } from './read-link.ts'

/** Changes one of the caller's links. `status` is the new status for gateways that do not return it. */
async function applyChange(id: string, change: LinkChange, status: 'UNPAID' | 'DISABLED', context: Context) {
  const { gateway, locale, clock } = context
  if (!isPossibleId(id)) return linkRefusal('LINK_NOT_FOUND', locale)
  const result = await changeLink(gateway, id, change)
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale, 'NOT_SUPPORTED.paymentLink')
  if (!result.ok) {
    if (result.code === 'EXPIRY_INVALID') return invalidInput([{ path: 'expiresAt', code: 'EXPIRY_INVALID' }], locale)
    // The gateway rejects the request body if the id cannot belong to a link.
    return linkRefusal(result.rejected ? 'LINK_NOT_FOUND' : result.code, locale)
  }
  const response = path(result.body, 'response')
  const expiresAt = utcTime(field(response, 'expirationTime')) ?? null
  return {
    __typename: 'SharedReservationChanged' as const,
    id,
    status: readStatus(field(response, 'status') ?? status, expiresAt, clock()),
    expiresAt,
  }
}

export const extendLink = (id: string, expiresAt: string, context: Context) =>
  applyChange(id, { expirationTime: utcInstant(expiresAt) }, 'UNPAID', context)

export const disableLink = (id: string, context: Context) => applyChange(id, { disabled: true }, 'DISABLED', context)
