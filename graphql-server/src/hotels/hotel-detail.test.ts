import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelDetail } from '#src/__generated__/resolvers.ts'
import { type StubRequest, fault } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import {
  aHudxHotel,
  aHudxRoom,
  aSearch,
  anAgodaGroup,
  anAgodaHotel,
  anUmrahholidaysHotel,
} from '#src/testing/wire-hotels.ts'

const searchPath = '/hotels/searchWithDetails'
const path = '/hotels/detailSearchWithHotelCode'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const document = /* GraphQL */ `
  fragment Amounts on Price {
    total {
      amount
    }
    lines {
      kind
      includedInTotal
      money {
        amount
      }
    }
  }
  query Hotel($id: ID!, $input: HotelSearchInput, $searchId: ID) {
    hotel(id: $id, input: $input, searchId: $searchId) {
      id
      searchId
      checkIn
      checkOut
      hotel {
        id
        name
        stars
        imageUrl
      }
      occupancies {
        roomIndex
        adults
        childAges
      }
      description
      facilities
      images
      checkInTime
      checkOutTime
      childPolicies {
        fromAge
        toAge
        free
        supplier
      }
      roomGroups {
        id
        bookedTogether
        supplier
        price {
          ...Amounts
        }
        rooms {
          id
          name
          roomIndexes
          features
          imageUrl
          roomsLeft
          rates {
            id
            offerId
            supplier
            board
            boardText
            bookable
            price {
              ...Amounts
            }
            cancellationPolicy {
              refundable
              freeUntil
              steps {
                from
                percent
                amount {
                  amount
                }
                noShow
              }
              supplierText
            }
          }
        }
      }
      warnings {
        code
        supplier
      }
    }
  }
`

type Answers = Record<string, unknown>

/** Sets what the search finds and what each supplier answers about its hotel. */
function offer(hotels: object[], details: Answers) {
  server.gateway.answer(searchPath, { hotels })
  server.gateway.answer(path, ({ body }: StubRequest) => {
    const answer = details[String(body['provider'])]
    return answer === undefined ? { hotels: [] } : answer
  })
}

const run = (variables: object, ask: Parameters<TestServer['query']>[2] = {}) => server.query(document, variables, ask)
const hotel = async (variables: object): Promise<HotelDetail> => {
  const { data, errors } = await run(variables)
  expect(errors).toEqual([])
  if (!data.hotel) throw new Error('no hotel')
  return data.hotel
}
const sage = { id: '4911111111', input: aSearch }
const detailOf = (row: object, facts: object) => ({ hotels: [{ ...row, ...facts }] })
const amounts = (detail: HotelDetail) =>
  detail.roomGroups.map(({ rooms }) => rooms.map(({ rates }) => rates.map(({ price }) => price.total.amount)))

describe('a hotel', () => {
  test('asks every supplier that offers it, each with its own code, and keeps the answer', async () => {
    offer([aHudxHotel(), anAgodaHotel()], {
      HUDXConnect: detailOf(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }),
      Agoda: detailOf(anAgodaHotel(), {
        roomGroups: [anAgodaGroup([{ base: 189.92, tax: 29.93, fees: 8.06, adults: 2 }])],
      }),
    })
    const detail = await hotel(sage)
    const codes = server.gateway.asked(path).map(({ body }) => [String(body['provider']), body['hotelCode']])
    expect(Object.fromEntries(codes)).toEqual({ Agoda: '733001', HUDXConnect: '20001_en-US' })
    expect(server.gateway.asked(path)[0]?.body).toMatchObject({
      locationCode: 'SA1',
      checkInDate: '2026-12-10',
      checkOutDate: '2026-12-13',
      rooms: [{ sequence: 0, paxInfo: [{ type: 'ADT', quantity: 2 }] }],
      nationality: 'ID',
      cultCode: 'en-US',
      userGroup: 'b2b',
      subpcc: '',
      specialCode: '',
    })
    expect(detail.roomGroups.map(({ supplier, bookedTogether }) => [supplier, bookedTogether])).toEqual([
      ['HUDXCONNECT', false],
      ['AGODA', true],
    ])
    expect(detail).toMatchObject({
      checkIn: '2026-12-10',
      occupancies: [{ roomIndex: 0, adults: 2, childAges: [] }],
      warnings: [],
    })

    const again = await hotel({ id: sage.id, searchId: detail.searchId })
    expect(again).toEqual(detail)
    expect(server.gateway.requests).toHaveLength(3)
  })

  test('reads its facts in every form suppliers have', async () => {
    offer([aHudxHotel()], {
      HUDXConnect: detailOf(aHudxHotel(), {
        description: '&lt;p&gt;Near&amp;nbsp;the mosque&lt;/p&gt;\r\n',
        amenities: [{ name: 'Lift' }, 'Prayer room', { name: 'Lift' }, { name: null }],
        images: [{ url: '//pictures.example.com/2.jpg' }, { url: 'https:None' }, { url: '/media/lobby/1.svg' }],
        checkInTime: '2:00 PM ',
        checkOutTime: '12:00 ص ',
        policies: [
          {
            type: 'ChildPolicy',
            criteria: [
              { key: 'FromAge', value: '0' },
              { key: 'ToAge', value: '5' },
              { key: 'ChargeType', value: 'free' },
            ],
          },
        ],
        roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }],
      }),
    })
    expect(await hotel(sage)).toMatchObject({
      description: 'Near the mosque',
      facilities: ['Lift', 'Prayer room'],
      images: ['https://pictures.example.com/sage.jpg', 'https://pictures.example.com/2.jpg', '/media/lobby/1.svg'],
      checkInTime: '14:00',
      checkOutTime: '00:00',
      childPolicies: [{ fromAge: 0, toAge: 5, free: true, supplier: 'HUDXCONNECT' }],
    })
  })

  test('can be asked for by a supplier’s own code', async () => {
    offer([aHudxHotel()], {
      HUDXConnect: detailOf(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }),
    })
    expect((await hotel({ id: '20001', input: aSearch })).hotel.id).toBe(sage.id)
  })

  test('that the search does not have is null', async () => {
    offer([aHudxHotel()], {})
    const { data, errors } = await run({ id: '4999999999', input: aSearch })
    expect({ data, errors }).toEqual({ data: { hotel: null }, errors: [] })
  })

  test("of another agent's search answers like one of no search", async () => {
    offer([aHudxHotel()], {
      HUDXConnect: detailOf(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }),
    })
    const { searchId } = await hotel(sage)
    const token = server.pool.token('partner@demo.test')
    const foreign = await run({ id: sage.id, searchId }, { token })
    const unknown = await run({ id: sage.id, searchId: 'b'.repeat(22) }, { token })
    expect(foreign.errors.map(({ message, extensions }) => [message, extensions['code']])).toEqual(
      unknown.errors.map(({ message, extensions }) => [message, extensions['code']]),
    )
    expect(foreign.errors[0]?.extensions['code']).toBe('NOT_FOUND')
  })
})

describe('rooms sold one at a time', () => {
  const rooms = [{ adults: 2 }, { adults: 1, childAges: [5] }]
  const withGroups = (roomGroups: object[]) =>
    offer([aHudxHotel()], { HUDXConnect: detailOf(aHudxHotel(), { roomGroups }) })
  const ask = () => hotel({ id: sage.id, input: { ...aSearch, rooms } })
  const small = aHudxRoom({ name: 'small', paxInfo: [{ type: 'adt', quantity: '2' }] })
  const family = aHudxRoom({ name: 'FAMILY ROOM', paxInfo: [{ type: 'ADT' }, { type: 'CHD', age: 5 }] })
  const places = (detail: HotelDetail) =>
    detail.roomGroups.flatMap(({ rooms }) => rooms.map(({ name, roomIndexes }) => [name, roomIndexes]))

  test('take the guests of the room their group names', async () => {
    withGroups([
      { groupId: '1', flags: { isGroupedRooms: 'false' }, rooms: [small] },
      { groupId: '2', flags: { isGroupedRooms: false }, rooms: [family] },
    ])
    expect(places(await ask())).toEqual([
      ['Small', [0]],
      ['Family Room', [1]],
    ])
  })

  test('take the guests they are priced for, where the group names no room of the search', async () => {
    withGroups([
      { groupId: '7', rooms: [family] },
      { groupId: '8', rooms: [small] },
    ])
    expect(places(await ask())).toEqual([
      ['Family Room', [1]],
      ['Small', [0]],
    ])
  })

  test('have their rates cheapest first, with terms and board', async () => {
    withGroups([
      {
        groupId: '1',
        rooms: [
          aHudxRoom({}, [
            [300, 45],
            [182.75, 30.27],
          ]),
        ],
      },
    ])
    const detail = await ask()
    expect(amounts(detail)).toEqual([[['213.02', '345.00']]])
    expect(detail.roomGroups[0]?.rooms[0]?.rates[0]).toMatchObject({
      board: 'HALF_BOARD',
      boardText: 'Half board',
      bookable: true,
      cancellationPolicy: {
        refundable: true,
        freeUntil: '2026-12-08T14:00:00+03:00',
        steps: [{ percent: '50' }, { noShow: true }],
      },
    })
  })

  test('without a list of rates are their own rate', async () => {
    offer([anUmrahholidaysHotel()], {
      umrahholidays: detailOf(anUmrahholidaysHotel(), {
        roomGroups: [
          {
            groupId: '1',
            rooms: [{ name: 'Triple', grandTotalPrice: 90, grandTotalTax: '11.5', mealDescription: 'Breakfast' }],
          },
        ],
      }),
    })
    const detail = await hotel({ id: '4922222222', input: aSearch })
    expect(detail.roomGroups[0]?.rooms[0]?.rates).toMatchObject([
      {
        board: 'BREAKFAST',
        price: { total: { amount: '90.00' }, lines: [{ money: { amount: '78.50' } }, { money: { amount: '11.50' } }] },
      },
    ])
  })

  test('that do not add up are shown and cannot be booked; those without a price are left out', async () => {
    withGroups([
      {
        groupId: '1',
        rooms: [
          aHudxRoom({ roomRates: [{ amount: 100, displayRateInfo: [{ amount: 100, purpose: '10' }] }] }),
          aHudxRoom({ name: 'free', roomRates: [{ mealDescription: 'x' }] }),
        ],
      },
    ])
    const detail = await ask()
    expect(detail.roomGroups[0]?.rooms).toMatchObject([{ rates: [{ bookable: false }] }])
    expect(detail.warnings.map(({ code }) => code).sort()).toEqual(['PRICE_INCONSISTENT', 'ROW_UNREADABLE'])
  })
})

describe('rooms booked together', () => {
  const rooms = [{ adults: 2 }, { adults: 2, childAges: [7] }]
  const together = (change: (group: ReturnType<typeof anAgodaGroup>) => object = (group) => group) =>
    offer([anAgodaHotel()], {
      Agoda: detailOf(anAgodaHotel(), {
        roomGroups: [
          change(
            anAgodaGroup([
              { base: 100, tax: 15, fees: 5, adults: 2 },
              { base: 200, tax: 30, fees: 10, adults: 2, childAges: [7] },
            ]),
          ),
        ],
      }),
    })
  const ask = () => hotel({ id: sage.id, input: { ...aSearch, rooms } })

  test('have one price, to which those of the rooms add up', async () => {
    together()
    const detail = await ask()
    expect(detail.roomGroups).toMatchObject([
      {
        bookedTogether: true,
        price: { total: { amount: '360.00' } },
        rooms: [{ roomIndexes: [0] }, { roomIndexes: [1] }],
      },
    ])
    expect(amounts(detail)).toEqual([[['120.00'], ['240.00']]])
    expect(detail.roomGroups[0]?.rooms[0]?.rates[0]).toMatchObject({
      bookable: true,
      cancellationPolicy: { refundable: false },
    })
  })

  test('whose prices do not add up cannot be booked', async () => {
    together((group) => ({ ...group, groupAmount: 359.99 }))
    const detail = await ask()
    expect(detail.roomGroups[0]?.rooms.map(({ rates }) => rates[0]?.bookable)).toEqual([false, false])
    expect(detail.warnings).toEqual([{ code: 'PRICE_INCONSISTENT', supplier: 'AGODA' }])
  })

  test('that do not cover the search are left out', async () => {
    together((group) => ({ ...group, rooms: [aHudxRoom()] }))
    expect(await ask()).toMatchObject({ roomGroups: [], warnings: [{ code: 'ROW_UNREADABLE' }] })
  })
})

describe('when suppliers fail', () => {
  const both = [aHudxHotel(), anAgodaHotel()]
  const hudx = detailOf(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] })

  test('one of them is a warning, and asked again the next time', async () => {
    offer(both, { HUDXConnect: hudx, Agoda: fault('html') })
    const detail = await hotel(sage)
    expect(detail.warnings).toEqual([{ code: 'SUPPLIER_FAILED', supplier: 'AGODA' }])
    expect(amounts(detail)).toEqual([[['213.02']]])
    offer(both, {
      HUDXConnect: hudx,
      Agoda: detailOf(anAgodaHotel(), {
        roomGroups: [anAgodaGroup([{ base: 189.92, tax: 29.93, fees: 8.06, adults: 2 }])],
      }),
    })
    expect((await hotel({ id: sage.id, searchId: detail.searchId })).roomGroups).toHaveLength(2)
  })

  test('all of them is an error', async () => {
    offer(both, { HUDXConnect: fault('html'), Agoda: fault('truncated') })
    const { errors } = await run(sage)
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_BAD_RESPONSE'])
  })

  test('an empty answer means not available', async () => {
    offer(both, { HUDXConnect: hudx, Agoda: { hotels: [] } })
    expect((await hotel(sage)).warnings).toEqual([{ code: 'HOTEL_NOT_AVAILABLE', supplier: 'AGODA' }])
  })

  test.each([null, {}, 'x', [{ rooms: null }], [{ rooms: [null, {}] }], { rooms: {} }])(
    'room groups like %j break nothing',
    async (roomGroups) => {
      offer([aHudxHotel()], { HUDXConnect: detailOf(aHudxHotel(), { roomGroups }) })
      expect((await hotel(sage)).roomGroups).toEqual([])
    },
  )
})

describe('locations', () => {
  const ask = async (locale: 'en-US' | 'ar-SA' = 'en-US') => {
    const { data, errors } = await server.query(
      '{ hotelLocations { code name haram { latitude longitude } } }',
      {},
      { locale },
    )
    expect(errors).toEqual([])
    return data.hotelLocations
  }

  test('a gateway that does not offer the call has the two cities, in the language of the agent', async () => {
    expect((await ask('ar-SA')).map(({ code, name }) => [code, name])).toEqual([
      ['SA1', 'مكة المكرمة'],
      ['SA4', 'المدينة المنورة'],
    ])
  })

  test('Makkah comes first; a city without coordinates is left out', async () => {
    server.gateway.answer('/hotels/locations', {
      status: { code: 0 },
      response: {
        locations: [
          { locationCode: 'X7', city: 'Elsewhere', latitude: '24.47', longitude: 39.61 },
          { locationCode: 'X8', city: 'Nowhere' },
          { locationCode: 'SA4', city: 'madinah', latitude: 0, longitude: 0 },
          { locationCode: 'SA1', city: 'makkah' },
        ],
      },
    })
    expect((await ask()).map(({ code, name }) => [code, name])).toEqual([
      ['SA1', 'Makkah'],
      ['SA4', 'Madinah'],
      ['X7', 'Elsewhere'],
    ])
    expect(server.gateway.asked('/hotels/locations')[0]?.query).toEqual({ cultCode: 'en-US' })
  })
})
