import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import { cancellationPolicy } from '#src/orders/wire-policy.ts'
import { policiesBody } from '../search/schemas.ts'
import { searchCode } from '../supplier/search-codes.ts'
import { hotel, roomGroup } from '../supplier/wire/shapes.ts'

/** Body of `availabities`, the same as for policies. `extra` is ignored; rooms are held at the full price, even with a `promo`. */
export const availabilityBody = (clock: Clock) =>
  policiesBody(clock).safeExtend({ extra: z.unknown().optional(), promo: z.unknown().optional() })

export type AvailabilityBody = z.infer<ReturnType<typeof availabilityBody>>

const availability = z.object({
  status: z.enum(['Available', 'Unavailable']),
  ...hotel
    .pick({
      code: true,
      token: true,
      umrahHotelCode: true,
      name: true,
      hotelName: true,
      provider: true,
      vendor: true,
      checkInDate: true,
      checkOutDate: true,
      checkInTime: true,
      checkOutTime: true,
      displayRateInfo: true,
      grandTotalPrice: true,
      grandTotalTax: true,
      priceDetails: true,
      currencyCode: true,
    })
    .partial().shape,
  roomGroups: z.array(roomGroup).optional(),
  totalPrice: z.number().optional(),
  expiresAt: z.string().optional(),
  payLaterUntil: z.string().nullish(),
  /** The policy that a booking of these rooms will have. */
  cancellationPolicy: cancellationPolicy.optional(),
  codes: z.array(searchCode).optional(),
  /** `isOverrideCommission`: the agent may set the commission. */
  prices: z
    .object({ total: z.number(), isOverrideCommission: z.boolean(), updatedCommission: z.number().nullable() })
    .optional(),
})

export type Availability = z.infer<typeof availability>

/** The response for held rooms. */
export type HeldAvailability = Availability & { totalPrice: number; currencyCode: 'SAR' }

export const availabilityResponse = envelopeOf(availability)
