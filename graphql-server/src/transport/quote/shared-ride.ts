import type { Shareable } from '../../checkout/shareable.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { count, field, list, path, text, type WireObject, withField, withoutFields } from '../../gateway/wire.ts'
import { negotiateLocale } from '../../locale.ts'
import { formatHalalas, parseHalalas } from '../../values/money.ts'
import { type Named, nameOf } from '../../service-search/named.ts'
import { type Lookups, lookupsIfAny } from '../lookups.ts'
import { categoriesOf, readRides, vehicleTypesOf } from '../read-rides.ts'
import { readRideInput, type RideInput } from '../ride-input.ts'
import { type Chosen, chosenRow } from './choose-vehicles.ts'
import { quoteRide } from './quote-transport.ts'
import type { RideQuote, RideRequest } from './ride-quote.ts'

/** What the availability call says beside the row. */
const question = ['startDate', 'nationality', 'cultCode', 'userGroup', 'promo']

/** An object with its name in the language of the lookups, where they have one for its code. */
function renamed(object: unknown, codeField: string, nameField: string, names: Named[] | undefined): WireObject {
  const name = nameOf(names, text(field(object, codeField)))
  return name === undefined ? withoutFields(object) : withField(object, nameField, name)
}

/** A row with the names of the reader's language. */
function inLanguageOf(lookups: Lookups | null, row: WireObject): WireObject {
  const { routes, companies, vehicleTypes, categories, services } = lookups ?? {}
  const ofCompany = renamed(row, 'companyCode', 'companyName', companies)
  return withField(
    renamed(ofCompany, 'routeCode', 'routeName', routes),
    'vehicleTypes',
    eachCategory(row, (category) =>
      withField(
        renamed(category, 'categoryCode', 'categoryName', categories),
        'additionalServices',
        list(field(category, 'additionalServices')).map((service) => renamed(service, 'code', 'description', services)),
      ),
    ).map((type) => renamed(type, 'vehicleTypeCode', 'vehicleType', vehicleTypes)),
  )
}

/** The types of vehicles of a row, with something else for each category. */
const eachCategory = (row: WireObject, change: (category: unknown) => WireObject): WireObject[] =>
  vehicleTypesOf(row).map((type) => withField(type, 'categories', list(field(type, 'categories')).map(change)))

/** The chosen vehicles with their seats, which the availability call does without. */
function withSeats(row: WireObject, chosen: readonly Chosen[]): WireObject[] {
  const lines = chosen.values()
  return eachCategory(row, (category) => withField(category, 'maxPaxCapacity', lines.next().value?.offer.seats ?? null))
}

function readInput(search: unknown, passengers: number, now: Date): RideInput | null {
  const read = (name: string) => text(field(search, name)) ?? ''
  try {
    return readRideInput(
      { routeCode: read('routeCode'), date: read('startDate'), nationality: read('nationality'), passengers },
      now,
    )
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_USER_INPUT') return null
    throw error
  }
}

/** What a link asks for; null when it cannot be read. */
async function readRequest(data: unknown, searchId: string, context: Context): Promise<RideRequest | null> {
  const search = field(data, 'search')
  const row = withField(withoutFields(search, ...question), 'vehicleTypes', list(path(data, 'basket', 'vehicleTypes')))
  const counts = categoriesOf(row).map(({ category }) => ({
    vehicles: count(field(category, 'quantity')) ?? 0,
    passengers: count(field(category, 'noOfPax')) ?? 0,
  }))
  const passengers = counts.reduce((sum, line) => sum + line.passengers, 0)
  const input = readInput(search, passengers, context.clock())
  if (!input || counts.some((line) => line.vehicles === 0)) return null
  const lookups = await lookupsIfAny(context)
  const reading = { searchId, input, suppliers: context.suppliers, lookups }
  const { offers, unreadable } = readRides([inLanguageOf(lookups, row)], reading)
  const [first] = offers
  if (!first || unreadable > 0) return null
  const chosen = offers.map((offer, index) => ({ offer, ...(counts[index] ?? { vehicles: 0, passengers: 0 }) }))
  const locale = negotiateLocale(text(field(search, 'cultCode')))
  return { input, locale, provider: first.provider, row: chosenRow([row], chosen), chosen }
}

/** Shares rides. */
export const sharedRides: Shareable<RideQuote> = {
  quote: 'TransportQuote',
  type: 'transportation',
  share: ({ request, chosen, price }) => {
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
        totalPrice: Number(formatHalalas(price.total)),
        currencyCode: price.currency,
        routeName: first?.offer.route?.name ?? null,
        companyName: first?.offer.company?.name ?? null,
        imagePath: first?.offer.imageUrl ?? null,
        vehicleCount: chosen.reduce((sum, { vehicles }) => sum + vehicles, 0),
        paxCount: input.passengers,
        vehicleTypes: withSeats(row, chosen),
      },
    }
  },
  open: async ({ id, data }, context) => {
    const searchId = context.newId()
    const request = await readRequest(data, searchId, context)
    if (!request) return null
    const shown = parseHalalas(path(data, 'basket', 'totalPrice'))
    const displayed = shown === null ? null : { total: shown, currency: 'SAR' }
    return quoteRide(context, { searchId, request, paymentLinkId: id }, () => displayed)
  },
}
