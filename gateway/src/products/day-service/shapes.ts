import { z } from 'zod'
import { locales } from '#src/locales.ts'
import { rateLine } from '#src/suppliers/rate-line.ts'

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code')

/** Buyer fields common to all requests about a service. */
export const buyerFields = { nationality: countryCode, cultCode: z.enum(locales), userGroup: z.literal('b2b') }

const amount = z.number()

/** A price in the supplier's format. */
export const servicePrice = z.object({
  grandTotalPrice: amount,
  grandTotalTax: amount,
  priceDetails: z.object({ commission: amount }),
  displayRateInfo: z.array(rateLine).optional(),
})
