/** Test steps that lead to a quote. */
import type { HotelQuoted, RoomGroup } from '../__generated__/schema-types.ts'
import { type StubRequest, enveloped } from './stub-gateway.ts'
import type { TestServer } from './start-server.ts'
import { aHudxHotel, aHudxRoom, aSearch, anAgodaHotel, flexibleTerms } from './wire-hotels.ts'

type Wire = Record<string, unknown>

/** Two rooms: a couple with a child, and a single guest. */
export const familyAndSingleGuest = [
  { adults: 2, childAges: [5] },
  { adults: 1, childAges: [] },
]

const pax = ({ adults, childAges }: { adults: number; childAges: number[] }) => [
  { type: 'ADT', quantity: adults },
  ...childAges.map((age) => ({ type: 'CHD', quantity: 1, age })),
]

/** Returns hudxconnect's room groups for the rooms of a search: each room is sold individually, with two rates. */
export const hudxGroups = (rooms: { adults: number; childAges: number[] }[]): Wire[] =>
  rooms.map((room, index) => ({
    groupId: String(index + 1),
    type: 'default',
    flags: { isGroupedRooms: false },
    rooms: [
      aHudxRoom({ sequenceNumber: index, paxInfo: pax(room) }, [
        [182.75 + index, 30.27],
        [282.75 + index, 40.27],
      ]),
    ],
  }))

export const policiesResponse = {
  policies: [
    {
      id: 'c',
      type: 'Cancellation',
      name: 'Cancellation Policy',
      description: '<p>Free until the day before.</p>',
      criteria: [],
    },
    {
      id: 'r',
      type: 'RoomPolicy',
      name: 'RoomPolicy',
      description: '<p>No smoking.</p><p>Bring a passport &amp; visa.</p>',
      criteria: [],
    },
    {
      id: 'f',
      type: 'ChildPolicy',
      name: 'Child Policy',
      description: '',
      criteria: [
        { key: 'FromAge', value: '0' },
        { key: 'ToAge', value: '5' },
        { key: 'ChargeType', value: 'free' },
        { key: 'ChargeValue', value: '0' },
      ],
    },
    { id: 'x', type: 'CreditCard', name: 'Cards', description: 'Cards are not accepted.', criteria: [] },
  ],
  cancellationPolicy: flexibleTerms,
  provider: 'HUDXConnect',
}

/** Returns an availability response for the requested rooms. */
export const availability = ({ body }: StubRequest, changes: Wire = {}) =>
  enveloped(
    {
      code: body['hotelCode'],
      token: 'new-token',
      provider: body['provider'],
      roomGroups: body['roomGroups'],
      checkInTime: '3:00 PM ',
      checkOutTime: null,
      ...changes,
    },
    { trackToken: 'TRACK-1' },
  )

/** Stubs the gateway's calls to search, open and quote a hotel with the room groups of each supplier. hudxconnect sells rooms individually, agoda in groups. */
export function stubHotel({ gateway }: TestServer, { hudx, agoda }: { hudx?: Wire[]; agoda?: Wire[] }): void {
  const hotels = [
    ...(hudx ? [aHudxHotel({ roomGroups: hudx })] : []),
    ...(agoda ? [anAgodaHotel({ roomGroups: agoda })] : []),
  ]
  gateway.respondTo('/hotels/searchWithDetails', { hotels })
  gateway.respondTo('/hotels/detailSearchWithHotelCode', ({ body }) => ({
    hotels: hotels.filter(({ provider }) => provider === body['provider']),
  }))
  gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '5000.00', currencyCode: 'SAR' }))
  gateway.respondTo('/hotels/policies', enveloped(policiesResponse))
  gateway.respondTo('/hotels/availabities', (request) => availability(request))
}

type Caller = { token?: string; locale?: 'en-US' | 'ar-SA' | 'tr-TR' | 'id-ID' | 'ur-PK' }

/** Opens the hotel and returns its id, search id and room groups. */
export async function openHotel(
  server: TestServer,
  rooms: { adults: number; childAges: number[] }[],
  caller: Caller = {},
  codes: { hotelPromoCode?: string; specialCode?: string } = {},
) {
  const { data, errors } = await server.query(
    `query ($input: HotelSearchInput) { hotel(id: "4911111111", input: $input) {
      searchId hotel { id }
      roomGroups { id bookedTogether supplier rooms { id roomIndexes rates { id supplier price { total { amount } } } } }
    } }`,
    { input: { ...aSearch, ...codes, rooms } },
    caller,
  )
  if (!data.hotel || errors.length > 0) throw new Error(`no hotel: ${JSON.stringify(errors)}`)
  const { searchId, hotel, roomGroups } = data.hotel
  return { searchId, hotelId: hotel.id, roomGroups }
}

/** Chooses the cheapest rate of each room. */
export const cheapest = (groups: RoomGroup[]) =>
  groups
    .flatMap((group) => group.rooms)
    .flatMap((room) => room.roomIndexes.map((roomIndex) => ({ roomIndex, rateId: room.rates[0]?.id ?? '' })))

export const quoteDocument = `mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) {
  __typename
  ... on HotelQuoted { quote { id expiresAt price { total { amount } } } priceChanged { previousTotal { amount } newTotal { amount } } }
  ... on UserError { code message }
  ... on InvalidInput { fields { path code message } }
} }`

/** Quotes the cheapest rates of a hotel sold by hudxconnect. */
export async function quoteCheapest(server: TestServer, rooms = familyAndSingleGuest, caller: Caller = {}) {
  const { searchId, hotelId, roomGroups } = await openHotel(server, rooms, caller)
  const { data } = await server.query(
    quoteDocument,
    { input: { searchId, hotelId, rooms: cheapest(roomGroups) } },
    caller,
  )
  const quoted: HotelQuoted = Object(data.quoteHotel)
  return quoted.quote
}
