import { beforeAll, describe, expect, it } from 'vitest'
import { openTestGatewayAt, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { toHalalas } from '#src/values/money.ts'
import { lookupsResponse, type RideRow } from './schemas.ts'

const database = withDatabase()
let gateway: Awaited<ReturnType<typeof openTestGateway>>
let rides: ReturnType<typeof createRideCalls>
beforeAll(async () => {
  gateway = await openTestGateway(database.db)
  rides = createRideCalls(gateway)
})

const listCategories = ({ vehicleTypes }: RideRow) => vehicleTypes.flatMap(({ categories }) => categories)

describe('ride search', () => {
  it('lists each company with its vehicles, smallest first', async () => {
    const { transportations, errors } = await rides.search('agent')
    expect(errors).toEqual([])
    expect(transportations.map(({ companyCode }) => companyCode).toSorted()).toEqual([
      'TC-01',
      'TC-02',
      'TC-03',
      'TC-04',
    ])
    const smallest = transportations.map((row) => Math.min(...listCategories(row).map((each) => each.maxPaxCapacity)))
    expect(smallest).toEqual(smallest.toSorted((a, b) => a - b))
    expect(transportations.find(({ companyCode }) => companyCode === 'TC-02')).toMatchObject({
      companyName: 'Noor Road Coaches',
      routeName: 'Jeddah Airport – Makkah – Jeddah Airport',
      provider: 'hudxconnect',
      vehicleTypes: [
        {
          vehicleType: 'Van',
          categories: [{ categoryName: 'Standard', maxPaxCapacity: 14, quantity: 1, noOfPax: 20 }],
        },
        {
          vehicleType: 'Bus',
          categories: [{ categoryName: 'VIP' }, { categoryName: 'Premium' }, { categoryName: 'Standard' }],
        },
      ],
    })
  })

  it('returns prices that add up to the halala, in the supplier’s format', async () => {
    const { transportations } = await rides.search('agent')
    for (const row of transportations) {
      for (const { grandTotalPrice, grandTotalTax, displayRateInfo } of listCategories(row)) {
        expect(toHalalas(grandTotalPrice)).toBeGreaterThan(toHalalas(grandTotalTax) ?? Number.NaN)
        expect(displayRateInfo === undefined).toBe(row.provider === 'umrahholidays')
        if (!displayRateInfo) continue
        const findAmount = (purpose: string) =>
          displayRateInfo.find((line) => line.purpose === purpose)?.amount ?? Number.NaN
        expect(findAmount('10')).toBeCloseTo(findAmount('1') + findAmount('7'), 6)
        expect(findAmount('10')).toBe(grandTotalPrice)
      }
    }
  })

  it('prices a meal per passenger and a tour per vehicle', async () => {
    const { transportations } = await rides.search('agent', { quantity: 2, noOfPax: 10, vehicleTypeCode: '3' })
    const services = listCategories(transportations[0] as RideRow)[0]?.additionalServices ?? []
    const findPrice = (code: string) => services.find((service) => service.code === code)?.grandTotalPrice
    expect(findPrice('MEAL')).toBe(287.5)
    expect(findPrice('ZIYARAH-MAKKAH')).toBe(644)
  })

  it('filters by type, category and model year, and excludes the newest models by default', async () => {
    const findKinds = async (body: object) =>
      new Set(
        (await rides.search('agent', body)).transportations.flatMap(({ vehicleTypes }) =>
          vehicleTypes.flatMap(({ vehicleType, categories }) =>
            categories.map(({ categoryName }) => `${vehicleType} ${categoryName}`),
          ),
        ),
      )
    expect(await findKinds({ vehicleTypeCode: '4', categoryCode: '2' })).toEqual(new Set(['Van Premium']))
    expect(await findKinds({ modelFrom: 2023, modelTo: 2026 })).toEqual(
      new Set(['Bus VIP', 'Sedan VIP', 'SUV VIP', 'Van VIP']),
    )
    expect(await findKinds({ modelTo: 2016, vehicleTypeCode: '1' })).toEqual(new Set(['Sedan Standard']))
  })

  it('covers all routes when no route is requested', async () => {
    const { transportations } = await rides.search('agent', { routeCode: undefined, vehicleTypeCode: '4' })
    expect(new Set(transportations.map(({ routeCode }) => routeCode)).size).toBe(15)
  })

  it('reports a supplier that is down and lists the others’ vehicles', async () => {
    const limitedRides = createRideCalls(
      await openTestGatewayAt(database.db, gateway.clock(), { suppliersDown: ['hudxconnect'] }),
    )
    const { transportations, errors } = await limitedRides.search('agent')
    expect(new Set(transportations.map(({ provider }) => provider))).toEqual(new Set(['umrahholidays']))
    expect(errors).toMatchObject([{ provider: 'hudxconnect', code: 'SUPPLIER_FAILED' }])
  })

  it.each([
    [{ noOfPax: 0 }, 'noOfPax'],
    [{ noOfPax: 61 }, 'noOfPax'],
    [{ quantity: 11 }, 'quantity'],
    [{ quantity: 3, noOfPax: 2 }, 'quantity'],
    [{ startDate: '2026-11-20' }, 'startDate'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ modelFrom: 2020, modelTo: 2010 }, 'modelTo'],
    [{ nationality: 'Indonesia' }, 'nationality'],
  ])('rejects %j', async (body, field) => {
    const { status, refusal } = await gateway.call('agent', '/transportation/searchTransportation', {
      startDate: '2027-01-10',
      nationality: 'ID',
      cultCode: 'en-US',
      userGroup: 'b2b',
      noOfPax: 20,
      ...body,
    })
    expect(status).toBe(400)
    expect(refusal?.message).toContain(field)
  })
})

it('returns lookup names in the request’s language', async () => {
  const { json } = await gateway.call('agent', '/transportation/lookups?cultCode=tr-TR')
  const { vehicletypes, categories, routes, companies, additionalservices } = lookupsResponse.parse(json)
  expect(vehicletypes).toContainEqual({ code: '3', name: 'Otobüs' })
  expect(categories).toContainEqual({ code: '1', name: 'Standart' })
  expect(routes).toContainEqual({ code: '101', name: 'Cidde Havalimanı – Mekke', stops: ['JED', 'SA1'] })
  expect(companies).toHaveLength(4)
  expect(additionalservices).toContainEqual({ code: 'ZIYARAH-MAKKAH', name: 'Mekke ziyaret turu' })
})
