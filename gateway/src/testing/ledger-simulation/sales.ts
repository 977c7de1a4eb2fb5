import { z } from 'zod'
import { type TestGateway, nameGuests, type TestStay } from '../test-gateway.ts'
import { findSmallHotel } from '../small-hotel.ts'
import { createRideCalls } from '../calls/ride-calls.ts'
import { testTraveler } from '../test-traveler.ts'
import type { WireRoomGroup } from '#src/products/hotel/supplier/wire/shapes.ts'

/** A bookable service: the body of its availability check and the paths of its calls. */
export interface Sale {
  /** Key of the product, as used by promo codes. */
  readonly kind: 'hotel' | 'transport' | 'ground-service'
  readonly check: string
  readonly reserve: string
  readonly quote: string
  readonly confirm: string
  /** Whether the cancellation quote identifies the booking by `requestId`. */
  readonly usesRequestId: boolean
  readonly choice: object
  /** Promo code that some agents apply. */
  readonly promo: string | null
  readonly requestObject: (response: Record<string, unknown>) => object
}

const buyerFields = { nationality: 'ID', cultCode: 'en-US', userGroup: 'b2b' }
const vatNumber = '310000000100003'
const travellerDetails = { details: testTraveler }

async function createStaySale(gateway: TestGateway, stay: TestStay, promo: string): Promise<Sale> {
  return {
    kind: 'hotel',
    check: '/hotels/availabities',
    reserve: '/hotels/b2breservation',
    quote: '/hotels/cancelreservation',
    confirm: '/hotels/confirmcancelreservation',
    usesRequestId: false,
    choice: await gateway.choose('agent', stay),
    promo,
    requestObject: ({ roomGroups, ...response }) => ({
      ...response,
      roomGroups: nameGuests(z.custom<WireRoomGroup[]>(Array.isArray).parse(roomGroups)),
      vatNumber,
    }),
  }
}

/** Creates the services that agents book: a large hotel, a small hotel, rooms with a cancellation fee, vehicles and ground services. */
export async function createSales(gateway: TestGateway, limitedPromo: string): Promise<readonly [Sale, ...Sale[]]> {
  const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12' }
  const { hotelCode } = findSmallHotel(dates)
  const ride: Sale = {
    kind: 'transport',
    check: '/transportation/checkAvailTransportation',
    reserve: '/b2b/transport/reservation',
    quote: '/transportation/cancellTransportation',
    confirm: '/transportation/confirmcancelreservation',
    usesRequestId: true,
    choice: createRideCalls(gateway).choice(),
    promo: 'RIDE5',
    requestObject: (response) => ({
      ...response,
      vatNumber,
      travellerDetails,
      pickUp: { place: 'Terminal 1, exit 4', time: '14:30', flightNumber: 'RH 123' },
    }),
  }
  const groundService: Sale = {
    kind: 'ground-service',
    check: '/groundservices/checkavailability',
    reserve: '/groundservices/reservation',
    quote: '/groundservices/cancelreservation',
    confirm: '/groundservices/confirmcancelreservation',
    usesRequestId: true,
    choice: {
      ...buyerFields,
      provider: 'hudxconnect',
      uoCode: 'UO-21',
      category: { categoryCode: 'STANDARD', quantity: 20, arrivalDate: '2027-01-10' },
      additionalServices: [],
    },
    promo: null,
    requestObject: (response) => ({ ...response, vatNumber, travellerDetails }),
  }
  return [
    await createStaySale(gateway, {}, 'RIHLA10'),
    await createStaySale(gateway, { hotelCode, ...dates }, limitedPromo),
    await createStaySale(gateway, { checkIn: '2026-11-23', checkOut: '2026-11-25' }, limitedPromo),
    ride,
    groundService,
  ]
}
