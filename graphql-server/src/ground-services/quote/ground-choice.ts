import type { Choice } from '../../checkout/choice.ts'
import { withoutFields } from '../../gateway/wire.ts'
import { wireAmount } from '../../values/money.ts'
import type { GroundQuote } from './ground-quote.ts'

/** Stores packages in trips. */
export const groundChoice: Choice<GroundQuote> = {
  quote: 'GroundServiceQuote',
  type: 'groundservices',
  basketFields: { name: 'packageName', count: 'paxCount' },
  toData: ({ request, offer, price }) => {
    const { input, locale, row } = request
    return {
      search: {
        ...withoutFields(row, 'category', 'additionalServices'),
        arrivalDate: input.arrivalDate,
        nationality: input.nationality,
        cultCode: locale,
        userGroup: 'b2b',
      },
      selectedRooms: null,
      basket: {
        language: locale,
        totalPrice: wireAmount(price.total),
        currencyCode: price.currency,
        packageName: offer.package?.name ?? null,
        companyName: offer.company?.name ?? null,
        imagePath: offer.imageUrl,
        paxCount: input.pilgrims,
        category: row['category'],
        additionalServices: row['additionalServices'],
      },
    }
  },
}
