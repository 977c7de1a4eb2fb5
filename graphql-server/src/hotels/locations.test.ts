import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '#src/testing/start-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

describe('hotel locations', () => {
  const readLocations = async (locale: 'en-US' | 'ar-SA' = 'en-US') => {
    const { data, errors } = await server.query(
      '{ hotelLocations { code name haram { latitude longitude } } }',
      {},
      { locale },
    )
    expect(errors).toEqual([])
    return data.hotelLocations
  }

  test('contain the two cities in the agent’s language if the gateway does not support the call', async () => {
    expect((await readLocations('ar-SA')).map(({ code, name }) => [code, name])).toEqual([
      ['SA1', 'مكة المكرمة'],
      ['SA4', 'المدينة المنورة'],
    ])
  })

  test('start with Makkah and omit any city without coordinates', async () => {
    server.gateway.respondTo('/hotels/locations', {
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
    expect((await readLocations()).map(({ code, name }) => [code, name])).toEqual([
      ['SA1', 'Makkah'],
      ['SA4', 'Madinah'],
      ['X7', 'Elsewhere'],
    ])
    expect(server.gateway.requestsTo('/hotels/locations')[0]?.query).toEqual({ cultCode: 'en-US' })
  })
})
