import { beforeAll, describe, expect, it } from 'vitest'
import { demoSubs, seedCompanies } from '../seeds/companies.ts'
import { buildTestApp, type TestApp } from './testing/app.ts'
import { withDatabase } from './testing/database.ts'
import { signToken } from './testing/token.ts'

const database = withDatabase()
let app: TestApp
beforeAll(async () => {
  await seedCompanies(database.db, new Date())
  app = await buildTestApp(database.db)
})

const authorization = `Bearer ${signToken({ claims: { sub: demoSubs.agent, origin_jti: 'origin' } })}`

const registration = {
  firstName: 'Aisha',
  lastName: 'TestGateway',
  email: 'aisha@agency.example',
  phoneNumber: '+966501234567',
  companyName: 'Agency',
  iban: '',
  mohuNumber: '',
  vatNumber: '',
}
const contact = { name: 'TestGateway', email: 'gateway@agency.example', subject: 'Hello', message: 'Text' }
const profile = { name: 'TestGateway', phoneNumber: '', language: 'en-US', currency: 'SAR' }
const company = { name: 'Agency', vatNumber: '', licenceNumber: '' }

const replaceEachField = (
  body: object,
  text: string,
  wrap: (changed: object) => object = (changed) => changed,
): object[] => Object.keys(body).map((field) => wrap({ ...body, [field]: text }))

type Call = ['POST' | 'PUT', string, object]

const buildCalls = (text: string): Call[] => [
  ...replaceEachField(registration, text).map((body): Call => ['POST', '/b2b/becomeb2bmember', body]),
  ...replaceEachField(contact, text).map((body): Call => ['POST', '/contact-messages', body]),
  ...replaceEachField(profile, text).map((body): Call => ['PUT', '/profile', body]),
  ...replaceEachField(company, text, (changed) => ({ company: changed })).map((body): Call => [
    'PUT',
    '/profile',
    body,
  ]),
  ['PUT', '/profile', { company: { ibans: [text] } }],
  ...replaceEachField({ authCode: '', recoveryCode: '' }, text).map((body): Call => [
    'POST',
    '/profile/authenticator',
    body,
  ]),
  ['POST', '/profile/authenticator/confirm', { code: text }],
  ['POST', '/sessions/end', { id: text }],
  ['POST', '/sessions/end', { scope: text }],
]

describe.each([
  ['NUL', 'Am\0ber'],
  ['half a surrogate pair', 'Am\uD83Dber'],
])('text with %s', (_what, text) => {
  it('is rejected in every account field', async () => {
    const accepted: unknown[] = []
    for (const [index, [method, url, payload]] of buildCalls(text).entries()) {
      // Messages drop control characters instead, because people paste them without seeing them.
      if ('message' in payload && payload.message === 'Am\0ber') continue
      const reply = await app.inject({
        method,
        url,
        payload:
          'email' in payload && payload.email !== text ? { ...payload, email: `${index}@agency.example` } : payload,
        headers: { authorization, 'x-client-address': `10.0.0.${index}` },
      })
      const codes = reply.json().errors.map(({ code }: { code: string }) => code)
      const isRefused = reply.statusCode === 400 || (reply.statusCode === 200 && reply.json().status.code !== 0)
      if (!isRefused) accepted.push([url, payload, reply.statusCode, codes])
    }
    expect(accepted).toEqual([])
  })

  it('does not cause a server error in a path or query', async () => {
    const encoded = text.includes('\0') ? 'Am%00ber' : 'Am%ED%A0%BDber'
    for (const url of [`/media/agents/${encoded}.webp`, `/media/${encoded}`, `/profile?x=${encoded}`, `/${encoded}`]) {
      const { statusCode } = await app.inject({ url, headers: { authorization } })
      expect(statusCode === 200 || (statusCode >= 400 && statusCode < 500), url).toBe(true)
    }
  })
})

describe('headers with unusual bytes', () => {
  it('do not cause a server error', async () => {
    for (const value of ['\u0001\u00ff', '\u00ed\u00a0\u00bd', 'x'.repeat(5000)]) {
      const reply = await app.inject({
        url: '/profile',
        headers: {
          authorization,
          'x-client-agent': value,
          'x-client-address': value,
          'accept-language': value,
          'x-request-id': value,
        },
      })
      expect(reply.statusCode).toBe(200)
    }
  })
})
