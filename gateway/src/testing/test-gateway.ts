import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { reservationList } from '#src/products/hotel/schemas.ts'
import { generateCode, computeTimeStep } from '#src/authenticator/code.ts'
import { demoSecret } from '#src/authenticator/demo-secret.ts'
import type { Db } from '#src/database/db.ts'
import { availabilityResponse } from '#src/products/hotel/holds/schemas.ts'
import { hotelsResponse } from '#src/products/hotel/search/schemas.ts'
import { suppliers } from '#src/products/hotel/supplier/suppliers.ts'
import type { WireRoom, WireRoomGroup } from '#src/products/hotel/supplier/wire/shapes.ts'
import { seedAuthenticators } from '../../seeds/authenticators.ts'
import { type demoSubs, seedCompanies } from '../../seeds/companies.ts'
import { seedPromotions } from '../../seeds/promotions.ts'
import { seedWallets } from '../../seeds/wallets.ts'
import { buildTestApp, type TestOptions } from './app.ts'
import { catalogue } from './catalogue.ts'
import { authorization } from './token.ts'

/** A demo agent, by the part of the e-mail address before the `@`. */
export type DemoAgent = keyof typeof demoSubs

/** A stay to book; by default a double room of a hotel that is never sold out. */
export interface TestStay {
  readonly hotelCode?: string
  readonly checkIn?: string
  readonly checkOut?: string
  readonly rooms?: readonly { adults: number; childAges?: readonly number[] }[]
  readonly refundable?: boolean
  /** Hotel promo code of the search. */
  readonly subpcc?: string
}

/** A hotel that is never sold out and whose scenario, a slow detail, does not matter in tests. */
const plainHotel = '4900000006'

const refusalSchema = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string(), extraDetails: z.record(z.string(), z.unknown()) })),
})

/** Seeds companies, wallets, authenticators and promo codes. */
export const seedDemoData = (db: Db, at: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await seedCompanies(trx, at)
    await seedWallets(trx, at)
    await seedAuthenticators(trx, at)
    await seedPromotions(trx)
  })

/** Seeds the database with demo data and opens a test gateway on it. */
export async function openTestGateway(db: Db, options: TestOptions = {}) {
  const start = new Date('2026-11-21T09:00:00.000Z')
  await seedDemoData(db, start)
  return openTestGatewayAt(db, start, options)
}

/**
 * Opens a test gateway on a database that has the demo data: agents' calls to search, hold, pay and cancel. Its clock shows `start` until a test
 * advances it.
 */
export async function openTestGatewayAt(db: Db, start: Date, options: TestOptions = {}) {
  let now = start
  const clock = () => now
  const app = await buildTestApp(db, { clock, ...options })

  const call = async (who: DemoAgent, url: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { ...authorization(who), ...headers },
      ...(body ? { payload: body } : {}),
    })
    const json: unknown = reply.json()
    return {
      status: reply.statusCode,
      replayed: reply.headers['idempotency-replayed'] === 'true',
      json,
      response: z.object({ response: z.record(z.string(), z.unknown()).nullish() }).parse(json).response ?? {},
      refusal: refusalSchema.safeParse(json).data?.errors[0],
    }
  }

  const callWithKey = (who: DemoAgent, url: string, body: object, key: string) =>
    call(who, url, body, { 'idempotency-key': key })

  return {
    app,
    clock,
    call,
    /** Advances the clock. */
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },

    /** Builds the body of an availability check, with the first suitable rate of each room in the hotel detail. */
    async choose(who: DemoAgent, stay: TestStay = {}) {
      const { hotelCode = plainHotel, checkIn = '2027-01-10', checkOut = '2027-01-13', refundable = true } = stay
      const hotel = catalogue.findHotel(hotelCode)
      const [listing] = hotel?.listings ?? []
      if (!hotel || !listing) throw new Error(`There is no hotel ${hotelCode}`)
      const request = {
        locationCode: hotel.location,
        checkInDate: checkIn,
        checkOutDate: checkOut,
        nationality: 'ID',
        cultCode: 'en-US',
        userGroup: 'b2b',
        subpcc: stay.subpcc ?? '',
        specialCode: '',
        hotelCode: suppliers[listing.supplier].hotelCode(listing, 'en-US'),
        provider: listing.supplier,
      }
      const rooms = (stay.rooms ?? [{ adults: 2 }]).map(({ adults, childAges = [] }, sequence) => ({
        sequence,
        paxInfo: [{ type: 'ADT', quantity: adults }, ...childAges.map((age) => ({ type: 'CHD', quantity: 1, age }))],
      }))
      const { json } = await call(who, '/hotels/detailSearchWithHotelCode', { ...request, rooms })
      const groups = hotelsResponse.parse(json).hotels[0]?.roomGroups ?? []
      return { ...request, countryCode: 'SA', roomGroups: chooseRooms(groups, refundable) }
    },

    /** Holds the rooms and returns the body of a reservation. */
    async hold(who: DemoAgent, stay: TestStay = {}) {
      const { json } = await call(who, '/hotels/availabities', await this.choose(who, stay))
      const { context, response } = availabilityResponse.parse(json)
      if (!response?.roomGroups || !context.trackToken) throw new Error(`Nothing was held: ${JSON.stringify(json)}`)
      return {
        trackToken: context.trackToken,
        total: response.totalPrice ?? 0,
        body: {
          provider: response.provider ?? '',
          trackToken: context.trackToken,
          price: response.totalPrice ?? 0,
          cultCode: 'en-US',
          userGroup: 'b2b',
          share: false,
          requestObject: {
            ...response,
            roomGroups: nameGuests(response.roomGroups),
            vatNumber: '310000000100003',
            partnerReferenceNo: 'OWN-1',
          },
        },
      }
    },

    /** Moves the clock to the next code's time step and returns that unused code. */
    freshCode(who: DemoAgent): string {
      this.advance(30)
      return this.code(who)
    },

    /** Returns the current authenticator code. */
    code: (who: DemoAgent): string => generateCode(demoSecret(`${who}@demo.test`), computeTimeStep(now)),

    applyPromo: (who: DemoAgent, trackToken: string, code: string, type = 'hotel', cultCode = 'en-US') =>
      call(who, '/promo/apply', { type, code, trackToken, cultCode, userGroup: 'b2b', data: {} }),

    reserve: (who: DemoAgent, body: object, key: string = randomUUID()) =>
      callWithKey(who, '/hotels/b2breservation', body, key),

    /** Holds a stay and books it, with valid data. */
    async book(who: DemoAgent, stay: TestStay = {}) {
      const held = await this.hold(who, stay)
      const key = randomUUID()
      const reply = await this.reserve(who, { ...held.body, authCode: this.freshCode(who) }, key)
      return { ...held, key, reply, reference: String(reply.response['bookingReferenceNo']) }
    },

    quoteCancellation: (who: DemoAgent, reference: string, provider: string) =>
      call(who, '/hotels/cancelreservation', { bookingReferenceNo: reference, provider, cultCode: 'en-US' }),

    confirmCancellation: (
      who: DemoAgent,
      quote: Record<string, unknown>,
      provider: string,
      key: string = randomUUID(),
    ) =>
      callWithKey(
        who,
        '/hotels/confirmcancelreservation',
        {
          provider,
          cultCode: 'en-US',
          packageId: quote['packageId'],
          requestObject: { ...quote, cancellationReason: 'The group travels later' },
        },
        key,
      ),

    /** Reads the first page of the company's bookings. */
    list: async (who: DemoAgent) => reservationList.parse((await call(who, '/hotels/reservations')).json).results,

    /** Reads the wallet's balance in wire format. */
    balance: async (who: DemoAgent) => (await call(who, '/wallet')).response['balance'],
  }
}

export type TestGateway = Awaited<ReturnType<typeof openTestGatewayAt>>

/** Chooses the first suitable group that is sold as a whole, otherwise the first suitable rate of each group. */
function chooseRooms(groups: readonly WireRoomGroup[], refundable: boolean): WireRoomGroup[] {
  const isSuitable = (policy: WireRoom['cancellationPolicy']) =>
    [policy ?? []].flat().every(({ isRefundable }) => isRefundable === refundable)
  const wholeGroup = groups.find(
    ({ flags, rooms }) =>
      String(flags.isGroupedRooms) === 'true' &&
      rooms.every(({ cancellationPolicy }) => isSuitable(cancellationPolicy)),
  )
  if (wholeGroup) return [wholeGroup]
  return groups.map((group) => {
    const [room] = group.rooms
    const rate = room?.roomRates?.find(({ cancellationPolicy }) => isSuitable(cancellationPolicy))
    return { ...group, rooms: room && rate ? [{ ...room, roomRates: [rate] }] : [] }
  })
}

const guestNames = ['Amber', 'Basalt', 'Cedar', 'Dune', 'Ember', 'Flint', 'Grove', 'Haven', 'Indigo']

/** Names all guests that the rooms were priced for. The first adult of the first room is the lead. */
export function nameGuests(groups: readonly WireRoomGroup[]) {
  return groups.map((group) => ({
    ...group,
    rooms: group.rooms.map((room) => ({
      ...room,
      travellerDetails: room.paxInfo
        .flatMap(({ type, quantity, age }) => Array.from({ length: quantity }, () => ({ type, age })))
        .map(({ type, age }, index) => {
          const isMainPax = room.sequenceNumber === 0 && index === 0
          return {
            type,
            isMainPax,
            details: {
              title: 'Mr',
              firstName: 'Guest',
              lastName: guestNames[index] ?? 'Jade',
              gender: 'Male',
              age: age ?? null,
              location: { countryCode: 'ID' },
              ...(isMainPax
                ? {
                    contactInformation: {
                      phoneNumber: '8120000000',
                      phoneNumberCountryCode: '62',
                      email: 'lead@demo.test',
                    },
                  }
                : {}),
            },
          }
        }),
    })),
  }))
}
