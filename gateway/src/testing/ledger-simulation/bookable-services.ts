import { z } from 'zod'
import { type TestGateway, nameGuests, type TestStay } from '../test-gateway.ts'
import { findSmallHotel } from '../small-hotel.ts'
import { createRideCalls } from '../calls/ride-calls.ts'
import { testTraveler } from '../test-traveler.ts'
import type { WireRoomGroup } from '#src/products/hotel/supplier/wire/shapes.ts'

/** A bookable service, with the paths of its calls. */
export interface BookableService {
  /** Key of the product, as used by promo codes. */
  readonly kind: 'hotel' | 'transport' | 'ground-service'
  readonly checkPath: string
  readonly reservePath: string
  readonly quoteCancellationPath: string
  readonly confirmCancellationPath: string
  /** Whether the cancellation quote identifies the booking by `requestId`. */
  readonly usesRequestId: boolean
  /** Body of the availability check. */
  readonly choice: object
  /** Promo code that some agents apply. */
  readonly promo: string | null
  /** Builds the `requestObject` of a reservation from the response to the availability check. */
  readonly requestObject: (response: Record<string, unknown>) => object
}

const buyerFields = { nationality: 'ID', cultCode: 'en-US', userGroup: 'b2b' }
const vatNumber = '310000000100003'
const travellerDetails = { details: testTraveler }

async function createStay(gateway: TestGateway, stay: TestStay, promo: string): Promise<BookableService> {
  return {
    kind: 'hotel',
    checkPath: '/hotels/availabities',
    reservePath: '/hotels/b2breservation',
    quoteCancellationPath: '/hotels/cancelreservation',
    confirmCancellationPath: '/hotels/confirmcancelreservation',
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

/**
 * Creates the services that agents book: a large hotel, a small hotel, rooms with a cancellation fee, vehicles and ground services. `limitedPromo` is a
 * promo code with few uses left.
 */
export async function createServices(
  gateway: TestGateway,
  limitedPromo: string,
): Promise<readonly [BookableService, ...BookableService[]]> {
  const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12' }
  const { hotelCode } = findSmallHotel(dates)
  const ride: BookableService = {
    kind: 'transport',
    checkPath: '/transportation/checkAvailTransportation',
    reservePath: '/b2b/transport/reservation',
    quoteCancellationPath: '/transportation/cancellTransportation',
    confirmCancellationPath: '/transportation/confirmcancelreservation',
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
  const groundService: BookableService = {
    kind: 'ground-service',
    checkPath: '/groundservices/checkavailability',
    reservePath: '/groundservices/reservation',
    quoteCancellationPath: '/groundservices/cancelreservation',
    confirmCancellationPath: '/groundservices/confirmcancelreservation',
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
    await createStay(gateway, {}, 'RIHLA10'),
    await createStay(gateway, { hotelCode, ...dates }, limitedPromo),
    await createStay(gateway, { checkIn: '2026-11-23', checkOut: '2026-11-25' }, limitedPromo),
    ride,
    groundService,
  ]
}
