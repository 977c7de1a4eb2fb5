import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'

const now = new Date('2026-11-21T10:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const profile = {
  userId: 'u-1',
  name: 'Demo Agent',
  company: {
    id: 'company-a',
    name: 'First Agency',
    country: 'sa',
    vatNumber: '300000000000003',
    licenceNumber: 'L-1',
    ibans: ['SA03 8000 0000 6080 1016 7519', null],
  },
}

describe('viewer', () => {
  const viewer = '{ viewer { id email name company { id name country vatNumber licenseNumber ibans } } }'

  test('combines data from the token and the profile', async () => {
    server.gateway.respondTo('/profile', enveloped(profile))
    const { data, errors } = await server.query(viewer)
    expect(errors).toEqual([])
    expect(data.viewer).toEqual({
      id: 'sub-agent@demo.test',
      email: 'agent@demo.test',
      name: 'Demo Agent',
      company: {
        id: 'company-a',
        name: 'First Agency',
        country: 'SA',
        vatNumber: '300000000000003',
        licenseNumber: 'L-1',
        ibans: ['SA0380000000608010167519'],
      },
    })
    expect(server.gateway.requestsTo('/profile')[0]?.headers.authorization).toMatch(/^Bearer /)
  })

  test.each([
    ['returns 404 for profiles', failure({ status: 404 })],
    ['returns 501 for profiles', failure({ status: 501 })],
    ['has no profile for the agent', refused('NOT_FOUND')],
    ['does not report a company', enveloped({ userId: 'u-1', company: null })],
  ])('returns no company if the gateway %s', async (_, response) => {
    server.gateway.respondTo('/profile', response)
    const { data, errors } = await server.query(viewer)
    expect(errors).toEqual([])
    expect(data.viewer).toMatchObject({ email: 'agent@demo.test', company: null })
  })

  test.each([
    ['the profile cannot be read', failure({ status: 500 }), 'GATEWAY_UNAVAILABLE'],
    ['the gateway refuses to return the profile', refused('CLOSED'), 'GATEWAY_BAD_RESPONSE'],
  ])('returns the agent, and an error for the company, when %s', async (_, response, expected) => {
    server.gateway.respondTo('/profile', response)
    const { data, errors } = await server.query(viewer)
    expect(data.viewer).toMatchObject({ email: 'agent@demo.test', company: null })
    expect(errors.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['viewer', 'company'], expected],
    ])
  })
})

describe('countries', () => {
  const countries = '{ countries { code name callingCodes } }'
  const names: Record<(typeof locales)[number], string> = {
    'en-US': 'Indonesia',
    'ar-SA': 'إندونيسيا',
    'tr-TR': 'Endonezya',
    'id-ID': 'Indonesia',
    'ur-PK': 'انڈونیشیا',
  }

  test.each(locales)('lists countries sorted by name in %s, without a token', async (locale) => {
    const { data, errors } = await server.query(countries, {}, { token: null, locale })
    expect(errors).toEqual([])
    expect(data.countries.find(({ code }) => code === 'ID')).toEqual({
      code: 'ID',
      name: names[locale],
      callingCodes: ['62'],
    })
    const listed = data.countries.map(({ name }) => name)
    expect(listed).toEqual([...listed].sort(new Intl.Collator(locale).compare))
  })

  test.each([
    ['en-US', 'PS', 'Palestine'],
    ['ar-SA', 'PS', 'فلسطين'],
    ['tr-TR', 'HK', 'Hong Kong'],
    ['ur-PK', 'PS', 'فلسطین'],
    ['ur-PK', 'GB', 'برطانیہ'],
  ] as const)('uses the names that travelers know in %s: %s', async (locale, code, name) => {
    const { data } = await server.query(countries, {}, { token: null, locale })
    expect(data.countries.find((country) => country.code === code)?.name).toBe(name)
  })

  test('lists each country with an ISO code once', async () => {
    const { data } = await server.query(countries, {}, { token: null })
    const codes = data.countries.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(249)
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect(codes).not.toContain('AC')
    expect(data.countries.find(({ code }) => code === 'DO')?.callingCodes).toEqual(['1809', '1829', '1849'])
  })
})
