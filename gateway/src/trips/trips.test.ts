import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { authorization } from '#src/testing/token.ts'
import { createdTripResponse, tripResponse, tripsResponse, type WireTrip } from './schemas.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(60)
})

const plan: WireTrip['plan'] = {
  arrivalDate: '2027-01-10',
  stays: [
    { locationCode: 'SA1', nights: 3 },
    { locationCode: 'SA4', nights: 2 },
  ],
  adults: 2,
  childAges: [],
  nationality: 'ID',
  withVisa: true,
}

const send = async (who: DemoAgent, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const reply = await gateway.app.inject({ method, url, headers: authorization(who), ...(payload && { payload }) })
  const json: { errors?: { code: string; extraDetails: object }[] } = reply.json()
  return { status: reply.statusCode, json, refusal: json.errors?.[0] }
}

const parseTrip = (json: unknown): WireTrip => {
  const { response } = tripResponse.parse(json)
  if (!response) throw new Error(`The response contains no trip: ${JSON.stringify(json)}`)
  return response
}

const createTrip = async (who: DemoAgent = 'agent', fields: object = {}) => {
  const body = { id: randomUUID(), name: 'Family of ten, January', plan, ...fields }
  const created = createdTripResponse.parse((await send(who, 'POST', '/umrah/trips', body)).json)
  return { body, id: created.response?.id ?? '' }
}

const viewTrip = async (who: DemoAgent, id: string) =>
  send(who, 'GET', `/umrah/trips/view?${new URLSearchParams({ id }).toString()}`)

/** Returns the data of a part: a stay of two travelers in Makkah. */
const chooseStay = async (stay = { checkIn: '2027-01-10', checkOut: '2027-01-13' }) => {
  const { roomGroups, ...search } = await gateway.choose('agent', stay)
  return { type: 'hotel', search, basket: { totalPrice: 900.5, hotelName: 'As shown' }, selectedRooms: roomGroups }
}

const chooseRide = (routeCode = '203') => {
  const { vehicleTypes, ...search } = createRideCalls(gateway).choice({ routeCode })
  return { type: 'transportation', search, basket: { totalPrice: 4000, vehicleTypes }, selectedRooms: null }
}

const chooseGroundService = () => ({
  type: 'groundservices',
  search: { provider: 'hudxconnect', uoCode: 'UO-21', arrivalDate: '2027-01-10', nationality: 'ID' },
  basket: { totalPrice: 500, category: { categoryCode: 'ECONOMY', quantity: 2 }, additionalServices: [] },
  selectedRooms: null,
})

const addPart = (who: DemoAgent, id: string, data: object, fields: object = {}) =>
  send(who, 'POST', '/umrah/trips/parts', { id, data, ...fields })

const removePart = (who: DemoAgent, id: string, partId: string | undefined) =>
  send(who, 'POST', '/umrah/trips/parts/remove', { id, partId })

describe('a new trip', () => {
  it('is listed for the whole company, with the services that are missing', async () => {
    const { id } = await createTrip()
    const { json } = await send('colleague', 'GET', '/umrah/trips')
    const listedTrip = tripsResponse.parse(json).response?.results.find((trip) => trip.id === id)
    expect(listedTrip).toMatchObject({
      name: 'Family of ten, January',
      version: 1,
      plan,
      createdBy: 'Demo Agent',
      parts: [],
    })
    expect(listedTrip?.problems.map(({ extraDetails }) => extraDetails['serviceType'])).toEqual([
      'SA1',
      'SA4',
      'TRANSPORT',
      'GROUND_SERVICE',
    ])
    expect((await viewTrip('partner', id)).refusal?.code).toBe('TRIP_NOT_FOUND')
  })

  it('is created once when the request is retried', async () => {
    const { body, id } = await createTrip()
    const retry = await send('agent', 'POST', '/umrah/trips', body)
    expect(createdTripResponse.parse(retry.json).response).toEqual({ id })
    const changedRetry = await send('agent', 'POST', '/umrah/trips', { ...body, name: 'Another group' })
    expect(changedRetry.refusal?.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it.each<[string, object]>([
    ['a blank name', { name: ' ' }],
    ['a name of 81 characters', { name: 'a'.repeat(81) }],
    ['no stays', { plan: { ...plan, stays: [] } }],
    ['a city twice', { plan: { ...plan, stays: [plan.stays[0], plan.stays[0]] } }],
    ['a stay of no nights', { plan: { ...plan, stays: [{ locationCode: 'SA1', nights: 0 }] } }],
    ['31 nights in a city', { plan: { ...plan, stays: [{ locationCode: 'SA1', nights: 31 }] } }],
    ['an unknown city', { plan: { ...plan, stays: [{ locationCode: 'SA9', nights: 3 }] } }],
    ['201 travelers', { plan: { ...plan, adults: 200, childAges: [5] } }],
    ['no adults', { plan: { ...plan, adults: 0 } }],
    ['a child of 18 years', { plan: { ...plan, childAges: [18] } }],
    ['a date that does not exist', { plan: { ...plan, arrivalDate: '2027-02-30' } }],
    ['a nationality in words', { plan: { ...plan, nationality: 'Indonesia' } }],
  ])('is rejected with %s', async (_what, fields) => {
    const body = { id: randomUUID(), name: 'Group', plan, ...fields }
    expect((await send('agent', 'POST', '/umrah/trips', body)).status).toBe(400)
  })
})

describe('a part of a trip', () => {
  it('is returned as the client sent it, in the order of travel', async () => {
    const { id } = await createTrip()
    const stay = await chooseStay()
    await addPart('agent', id, stay)
    gateway.advance(60)
    await addPart('colleague', id, chooseRide())
    gateway.advance(60)
    const trip = parseTrip((await addPart('agent', id, chooseGroundService())).json)
    expect(trip).toMatchObject({ version: 4, updatedBy: 'Demo Agent' })
    expect(trip.parts.map(({ serviceType, travelers, addedBy }) => [serviceType, travelers, addedBy])).toEqual([
      ['TRANSPORT', 20, 'Demo Colleague'],
      ['GROUND_SERVICE', 2, 'Demo Agent'],
      ['SA1', 2, 'Demo Agent'],
    ])
    expect(trip.parts[2]).toMatchObject({ startsOn: '2027-01-10', endsOn: '2027-01-13', data: stay })
    expect(trip.problems).toEqual([{ code: 'SERVICE_MISSING', partId: null, extraDetails: { serviceType: 'SA4' } }])

    const { json } = await send('agent', 'GET', '/umrah/trips')
    const listedTrip = tripsResponse.parse(json).response?.results.find((other) => other.id === id)
    expect(listedTrip?.parts[2]?.data).toEqual({ type: 'hotel', search: stay.search, basket: stay.basket })
  })

  it('is refused if the trip has another service of its type, unless it replaces that service', async () => {
    const { id } = await createTrip()
    const first = parseTrip((await addPart('agent', id, await chooseStay())).json)
    const longerStay = await chooseStay({ checkIn: '2027-01-10', checkOut: '2027-01-14' })
    const [part] = first.parts
    const duplicate = await addPart('agent', id, longerStay)
    expect(duplicate.refusal).toMatchObject({ code: 'DUPLICATE_ITEM', extraDetails: { partId: part?.id } })
    const replaced = parseTrip((await addPart('agent', id, longerStay, { replace: part?.id })).json)
    expect(replaced.parts.map(({ endsOn }) => endsOn)).toEqual(['2027-01-14'])
    // The part that was replaced no longer exists, so it cannot be replaced again.
    expect((await addPart('agent', id, await chooseStay(), { replace: part?.id })).refusal?.code).toBe('DUPLICATE_ITEM')
  })

  it('replaces only a service of its own type', async () => {
    const { id } = await createTrip()
    const { parts } = parseTrip((await addPart('agent', id, await chooseStay())).json)
    const { refusal } = await addPart('agent', id, chooseRide(), { replace: parts[0]?.id })
    expect(refusal?.code).toBe('TRIP_PART_NOT_FOUND')
    expect(parseTrip((await viewTrip('agent', id)).json).parts).toEqual(parts)
  })

  it('is added once when the request is retried', async () => {
    const { id } = await createTrip()
    const stay = await chooseStay()
    const first = parseTrip((await addPart('agent', id, stay)).json)
    expect(parseTrip((await addPart('agent', id, stay)).json)).toEqual(first)
  })

  it('is removed once when the request is retried', async () => {
    const { id } = await createTrip()
    const trip = parseTrip((await addPart('agent', id, chooseRide())).json)
    const partId = trip.parts[0]?.id
    expect(parseTrip((await removePart('colleague', id, partId)).json)).toMatchObject({
      parts: [],
      version: 3,
      updatedBy: 'Demo Colleague',
    })
    expect(parseTrip((await removePart('agent', id, partId)).json)).toMatchObject({
      version: 3,
      updatedBy: 'Demo Colleague',
    })
  })

  it('is refused if the service is not for sale', async () => {
    const { id } = await createTrip()
    const stay = await chooseStay()
    for (const data of [
      { ...stay, search: { ...stay.search, hotelCode: '999999' } },
      { ...stay, selectedRooms: null },
      chooseRide('999'),
      { ...chooseGroundService(), basket: { totalPrice: 500, category: { categoryCode: 'NONE', quantity: 2 } } },
    ])
      expect((await addPart('agent', id, data)).refusal?.code).toBe('NOT_AVAILABLE')
    expect((await addPart('agent', id, { ...stay, type: 'visa' })).status).toBe(400)
  })

  it('cannot be added, replaced or removed by another company', async () => {
    const { id } = await createTrip()
    const trip = parseTrip((await addPart('agent', id, chooseRide())).json)
    const [part] = trip.parts
    expect((await addPart('partner', id, await chooseStay())).refusal?.code).toBe('TRIP_NOT_FOUND')
    expect((await removePart('partner', id, part?.id)).refusal?.code).toBe('TRIP_NOT_FOUND')
    const ownTrip = await createTrip('partner')
    const attempt = await addPart('partner', ownTrip.id, chooseRide(), { replace: part?.id })
    expect(attempt.refusal?.code).toBe('TRIP_PART_NOT_FOUND')
    expect(parseTrip((await viewTrip('agent', id)).json).parts).toHaveLength(1)
  })
})

describe('a change to a trip', () => {
  const change = (who: DemoAgent, id: string, body: object) => send(who, 'PUT', '/umrah/trips', { id, ...body })

  it('can rename the trip and replace its plan', async () => {
    const { id } = await createTrip()
    expect(parseTrip((await change('colleague', id, { version: 1, name: '  Rajab group ' })).json)).toMatchObject({
      name: 'Rajab group',
      version: 2,
      updatedBy: 'Demo Colleague',
    })
    const shortPlan = { ...plan, stays: [{ locationCode: 'SA1', nights: 4 }] }
    const changed = parseTrip((await change('agent', id, { version: 2, plan: shortPlan })).json)
    expect(changed).toMatchObject({ name: 'Rajab group', plan: shortPlan })
    expect(changed.problems[0]).toMatchObject({ code: 'NIGHTS_TOO_FEW', extraDetails: { nights: 4, minNights: 5 } })
  })

  it('is refused if a colleague has changed the trip in the meantime', async () => {
    const { id } = await createTrip()
    await change('colleague', id, { version: 1, name: 'Renamed' })
    const lateChange = await change('agent', id, { version: 1, name: 'Mine' })
    expect(lateChange.refusal).toMatchObject({ code: 'TRIP_CHANGED', extraDetails: { version: 2 } })
    expect(parseTrip((await viewTrip('agent', id)).json).name).toBe('Renamed')
  })

  it('can discard the trip', async () => {
    const { id } = await createTrip()
    expect((await change('agent', id, { version: 1, discarded: true })).json).toMatchObject({
      response: { id, discarded: true },
    })
    expect((await viewTrip('agent', id)).refusal?.code).toBe('TRIP_NOT_FOUND')
  })

  it('is rejected if it contains no change', async () => {
    const { id } = await createTrip()
    expect((await change('agent', id, { version: 1 })).status).toBe(400)
  })
})

it('limits the number of open trips of a company', async () => {
  const { id } = await createTrip('partner')
  const row = await database.db.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { plan: storedPlan, ...fields } = row
  await database.db
    .insertInto('trips')
    .values(
      Array.from({ length: 200 }, (_, number) => ({
        ...fields,
        plan: JSON.stringify(storedPlan),
        id: `many-${number}`,
      })),
    )
    .execute()
  const { refusal } = await send('partner', 'POST', '/umrah/trips', { id: randomUUID(), name: 'One more', plan })
  expect(refusal).toMatchObject({ code: 'TOO_MANY_TRIPS', extraDetails: { limit: 200 } })
})
