import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseJson } from '#src/gateway/shallow-json.ts'
import { searchPath } from '#src/testing/hotel-operations.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aHudxHotel, aHudxRoom, aSearch, flexibleTerms, hudxLines } from '#src/testing/wire-hotels.ts'
import { configureSuppliers, defaultSuppliers } from '#src/trade/supplier.ts'
import { isObject } from '#src/gateway/wire.ts'
import { readOffers } from './read-offers.ts'
import { readRatesOf } from './unread-rates.ts'

/** A hotel that states neither board nor terms; its cheapest rate does. */
const hotel = () =>
  aHudxHotel({
    mealDescription: null,
    flags: {},
    roomGroups: [
      {
        groupId: '1',
        rooms: [
          aHudxRoom({
            roomRates: [
              {
                mealDescription: 'Half board',
                displayRateInfo: hudxLines(182.75, 30.27),
                cancellationPolicy: flexibleTerms,
              },
            ],
          }),
        ],
      },
    ],
  })

describe('rates of a search answer', () => {
  const suppliers = configureSuppliers(defaultSuppliers)
  const input = { ...aSearch, nights: 3, hotelPromoCode: '', specialCode: '' }
  const reading = { idPrefix: 'search', input, suppliers }

  async function readOffer(rooms: unknown) {
    const { hotels } = await readOffers({ hotels: [{ ...hotel(), roomGroups: rooms }], errors: [] }, reading)
    const offer = hotels[0]?.offers[0]
    if (!offer) throw new Error('the row was left out')
    return offer
  }

  /** The rooms of the hotel as the client of the gateway gives them to a search. */
  function unparsed(json: string) {
    const { value, slices } = parseJson(Buffer.from(`{"roomGroups":${json}}`), 'roomGroups')
    return isObject(value) ? slices.get(String(value['roomGroups'])) : undefined
  }

  const complete = {
    board: 'HALF_BOARD',
    refundable: true,
    freeCancellationUntil: '2026-12-08T14:00:00+03:00',
    choices: [{ total: 213_02, board: 'HALF_BOARD', refundable: true }],
    unread: null,
  }

  test('complete their offer, however they were kept until then', async () => {
    const rooms = hotel()['roomGroups']
    const offers = [
      await readOffer(rooms),
      await readOffer(unparsed(JSON.stringify(rooms))),
      // As another server finds it in Redis.
      JSON.parse(JSON.stringify(await readOffer(unparsed(JSON.stringify(rooms))))),
    ]
    for (const offer of offers) {
      expect(offer).toMatchObject({ board: 'UNRECOGNISED', refundable: null, choices: [] })
      readRatesOf(offer, reading)
      expect(offer).toMatchObject(complete)
    }
  })

  test('are none when they are not JSON', async () => {
    const offer = await readOffer(unparsed('[{"rooms":[nil]}]'))
    readRatesOf(offer, reading)
    expect(offer).toMatchObject({ choices: [], board: 'UNRECOGNISED', bookable: true, unread: null })
  })
})

describe('a search with rates', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
  })
  afterAll(() => server.stop())

  test('shows complete offers to a query without facets', async () => {
    server.gateway.answer(searchPath, { hotels: [hotel()] })
    const { data } = await server.query(
      'query ($input: HotelSearchInput) { hotelSearch(input: $input) { items { offers { board refundable freeCancellationUntil } } } }',
      { input: aSearch },
    )
    expect(data.hotelSearch).toEqual({
      items: [
        { offers: [{ board: 'HALF_BOARD', refundable: true, freeCancellationUntil: '2026-12-08T14:00:00+03:00' }] },
      ],
    })
  })
})
