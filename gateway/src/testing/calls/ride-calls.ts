import { randomUUID } from 'node:crypto'
import { availabilityResponse } from '#src/products/transport/schemas.ts'
import { searchResponse } from '#src/products/transport/search/schemas.ts'
import type { TestGateway, DemoAgent } from '../test-gateway.ts'
import { testTraveler } from '../test-traveler.ts'

/** Vehicles to book; by default two standard vans of company TC-01 for 20 passengers from Jeddah to Makkah and back. */
export interface TestRide {
  readonly companyCode?: string
  readonly provider?: string
  readonly routeCode?: string
  readonly startDate?: string
  readonly vehicles?: readonly {
    type: string
    category: string
    quantity: number
    noOfPax: number
    services?: string[]
  }[]
}

const requestFields = (startDate: string) => ({ startDate, nationality: 'ID', cultCode: 'en-US', userGroup: 'b2b' })

/** Creates agents' calls about rides. */
export function createRideCalls(gateway: TestGateway) {
  const choice = (ride: TestRide = {}) => ({
    ...requestFields(ride.startDate ?? '2027-01-10'),
    provider: ride.provider ?? 'hudxconnect',
    companyCode: ride.companyCode ?? 'TC-01',
    routeCode: ride.routeCode ?? '201',
    vehicleTypes: (ride.vehicles ?? [{ type: '4', category: '1', quantity: 2, noOfPax: 20 }]).map(
      ({ type, category, quantity, noOfPax, services = [] }) => ({
        vehicleTypeCode: type,
        categories: [
          { categoryCode: category, quantity, noOfPax, additionalServices: services.map((code) => ({ code })) },
        ],
      }),
    ),
  })
  return {
    /** Builds the body of an availability check. */
    choice,

    search: async (who: DemoAgent, body: object = {}) =>
      searchResponse.parse(
        (
          await gateway.call(who, '/transportation/searchTransportation', {
            ...requestFields('2027-01-10'),
            noOfPax: 20,
            routeCode: '201',
            ...body,
          })
        ).json,
      ),

    check: (who: DemoAgent, ride?: TestRide) =>
      gateway.call(who, '/transportation/checkAvailTransportation', choice(ride)),

    /** Holds the vehicles and returns the body of a reservation. */
    async hold(who: DemoAgent, ride?: TestRide) {
      const { json } = await this.check(who, ride)
      const { context, response } = availabilityResponse.parse(json)
      if (!response?.vehicleTypes || !context.trackToken) throw new Error(`Nothing was held: ${JSON.stringify(json)}`)
      return {
        provider: response.provider ?? '',
        trackToken: context.trackToken,
        price: response.totalPrice ?? 0,
        cultCode: 'en-US',
        userGroup: 'b2b',
        requestObject: {
          ...response,
          vatNumber: '310000000100003',
          travellerDetails: {
            details: testTraveler,
          },
          pickUp: { place: 'Terminal 1, exit 4', time: '14:30', flightNumber: 'RH 123' },
        },
      }
    },

    reserve: (who: DemoAgent, body: object, key: string = randomUUID()) =>
      gateway.call(
        who,
        '/b2b/transport/reservation',
        { ...body, authCode: gateway.freshCode(who) },
        { 'idempotency-key': key },
      ),

    view: (who: DemoAgent, reference: string, provider = 'hudxconnect', cultCode = 'en-US') =>
      gateway.call(who, '/transportation/viewReservation', { requestId: reference, provider, cultCode }),

    quoteCancellation: (who: DemoAgent, reference: string, provider = 'hudxconnect') =>
      gateway.call(who, '/transportation/cancellTransportation', { requestId: reference, provider, cultCode: 'en-US' }),

    confirmCancellation: (who: DemoAgent, quote: Record<string, unknown>, provider = 'hudxconnect') =>
      gateway.call(
        who,
        '/transportation/confirmcancelreservation',
        {
          provider,
          cultCode: 'en-US',
          packageId: quote['packageId'],
          requestObject: { ...quote, cancellationReason: 'The group travels later' },
        },
        { 'idempotency-key': randomUUID() },
      ),
  }
}
