import { nullIfInvalid, type Shareable } from '../../checkout/shareable.ts'
import type { Context } from '../../context.ts'
import { count, field, list, path, text, withField, withoutFields } from '../../gateway/wire.ts'
import { parseHalalas, wireAmount } from '../../values/money.ts'
import { findName } from '../../service-search/named.ts'
import { lookupsOrNull } from '../lookups.ts'
import { listCategories, readRides } from '../read-rides.ts'
import { readRideInput, type RideInput } from '../ride-input.ts'
import { quoteRide } from './quote-transport.ts'
import type { RideQuote, RideRequest } from './ride-quote.ts'

/** Fields of the availability call besides the row. */
const requestFields = ['startDate', 'nationality', 'cultCode', 'userGroup', 'promo']

function readInput(search: unknown, passengers: number, now: Date): RideInput | null {
  const readText = (name: string) => text(field(search, name)) ?? ''
  const input = {
    routeCode: readText('routeCode'),
    date: readText('startDate'),
    nationality: readText('nationality'),
    passengers,
  }
  return nullIfInvalid(() => readRideInput(input, now))
}

/** Reads the request from a link, in the receiver's language; null if it cannot be read. */
function readRequest(data: unknown, searchId: string, { clock, locale, suppliers }: Context): RideRequest | null {
  const search = field(data, 'search')
  const row = withField(
    withoutFields(search, ...requestFields),
    'vehicleTypes',
    list(path(data, 'basket', 'vehicleTypes')),
  )
  const counts = listCategories(row).map(({ category }) => ({
    vehicles: count(field(category, 'quantity')) ?? 0,
    passengers: count(field(category, 'noOfPax')) ?? 0,
  }))
  const passengers = counts.reduce((sum, line) => sum + line.passengers, 0)
  const input = readInput(search, passengers, clock())
  if (!input || counts.some(({ vehicles }) => vehicles === 0)) return null
  const { offers, unreadableCount } = readRides([row], { searchId, input, suppliers, lookups: null })
  const [first] = offers
  if (!first || unreadableCount > 0) return null
  const chosen = offers.map((offer, index) => ({ offer, ...(counts[index] ?? { vehicles: 0, passengers: 0 }) }))
  return { input, locale, provider: first.provider, row, chosen }
}

/** Shares rides by payment link. */
export const sharedRides: Shareable<RideQuote> = {
  quote: 'TransportQuote',
  booking: 'TransportBooking',
  kind: 'TRANSPORT',
  type: 'transportation',
  screen: '/payment-transportation',
  basketFields: { name: 'routeName', count: 'vehicleCount' },
  toData: ({ request, chosen, price }) => {
    const { input, locale, row } = request
    const [first] = chosen
    return {
      search: {
        ...withoutFields(row, 'vehicleTypes'),
        startDate: input.date,
        nationality: input.nationality,
        cultCode: locale,
        userGroup: 'b2b',
      },
      selectedRooms: null,
      basket: {
        language: locale,
        totalPrice: wireAmount(price.total),
        currencyCode: price.currency,
        routeName: first?.offer.route?.name ?? null,
        companyName: first?.offer.company?.name ?? null,
        imagePath: first?.offer.imageUrl ?? null,
        vehicleCount: chosen.reduce((sum, { vehicles }) => sum + vehicles, 0),
        paxCount: input.passengers,
        vehicleTypes: row['vehicleTypes'],
      },
    }
  },
  readNames: async (context) => {
    const lookups = await lookupsOrNull(context)
    return (search) => findName(lookups?.routes, text(field(search, 'routeCode')))
  },
  open: async ({ id, data }, context) => {
    const searchId = context.newId()
    const request = readRequest(data, searchId, context)
    if (!request) return null
    const displayedTotal = parseHalalas(path(data, 'basket', 'totalPrice'))
    const displayedPrice = displayedTotal === null ? null : { total: displayedTotal, currency: 'SAR' }
    return quoteRide(context, { searchId, request, paymentLinkId: id }, () => displayedPrice)
  },
}
