import { type Envelope, refusal } from '#src/errors.ts'
import { computeExpiryLimits, type LinkStatus } from './link-rules.ts'

/** Refusal for an unknown link and for a link of another company. */
export const linkNotFound = (): Envelope<never> =>
  refusal('LINK_NOT_FOUND', 'The payment link does not exist.', {}, { statusCode: 404 })

const reasons: Record<Exclude<LinkStatus, 'UNPAID'>, readonly [code: string, message: string]> = {
  PENDING: ['LINK_PENDING', 'The payment link is being paid.'],
  PAID: ['LINK_PAID', 'The payment link has been paid.'],
  EXPIRED: ['LINK_EXPIRED', 'The payment link has expired.'],
  disabled: ['LINK_DISABLED', 'The payment link is disabled.'],
}

/** Refusal for a link that cannot be paid in its state. */
export const refuseStatus = (status: Exclude<LinkStatus, 'UNPAID'>): Envelope<never> => refusal(...reasons[status])

export function refuseExpiry(startsAt: Date, now: Date): Envelope<never> {
  const { earliest, latest } = computeExpiryLimits(startsAt, now)
  return refusal(
    'EXPIRY_INVALID',
    'A payment link is valid for 15 minutes to 30 days, and not after the service starts.',
    {
      earliest: earliest.toISOString(),
      latest: latest.toISOString(),
    },
  )
}
