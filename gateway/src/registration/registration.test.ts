import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { signToken } from '#src/testing/token.ts'
import { startUserPool } from '#src/testing/user-pool.ts'
import { seedBlacklist } from '../../seeds/blacklist.ts'
import { saudiIban } from '../../seeds/iban.ts'
import { seedCompanies } from '../../seeds/companies.ts'

const database = withDatabase()
let now = new Date('2026-11-21T09:00:00Z')
let pool: Awaited<ReturnType<typeof startUserPool>>
let app: TestApp
let number = 0
/** Number of times that a call has waited for another one. */
let waits = 0

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    await seedCompanies(trx, now)
    await seedBlacklist(trx, now)
  })
  pool = await startUserPool(() => now)
  const wait = (ms: number) => {
    waits += 1
    return setTimeout(Math.min(ms, 5))
  }
  app = await buildTestApp(database.db, { clock: () => now, wait, identityPool: pool.identityPool })
})
afterAll(() => pool.stop())
beforeEach(() => {
  number += 1
  waits = 0
  pool.calls.length = 0
  pool.emails.length = 0
})

/** Builds a form with a unique e-mail address. */
const buildForm = (fields: Record<string, unknown> = {}) => ({
  firstName: 'New',
  lastName: 'Agent',
  email: `agent${number}@agency.example`,
  phoneNumber: '+966501234567',
  companyName: `Agency ${number}`,
  iban: '',
  mohuNumber: '',
  vatNumber: '',
  cultCode: 'tr-TR',
  ...fields,
})

const register = async (form: object, address = `192.0.2.${number}`) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/b2b/becomeb2bmember',
    payload: form,
    headers: { 'x-client-address': address },
  })
  const { errors, response } = z
    .object({
      response: z.unknown(),
      errors: z.array(z.object({ code: z.string(), extraDetails: z.record(z.string(), z.unknown()) })),
    })
    .parse(reply.json())
  return { status: reply.statusCode, code: errors[0]?.code, details: errors[0]?.extraDetails, response, reply }
}

/** Signs in to an account for the first time and returns its profile. */
const readProfile = async (email: string) => {
  const user = pool.users.get(email)
  const claims = { sub: user?.sub, email, name: 'Name of the token', 'cognito:groups': user?.groups }
  const reply = await app.inject({
    url: '/profile',
    headers: { authorization: `Bearer ${signToken({ claims })}` },
  })
  return reply.json().response
}

const countRows = async (table: 'companies' | 'registrations') => {
  const { rows } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

describe('registration', () => {
  it('creates an invited account and a company that the agent finds at the first sign-in', async () => {
    const form = buildForm({
      country: 'sa',
      iban: 'sa03 8000 0000 6080 1016 7519',
      mohuNumber: 'umr-٢٠٠١',
      vatNumber: '310000000900003',
    })
    const { status, response } = await register({ ...form, email: ` ${form.email.toUpperCase()} ` })
    expect({ status, response }).toEqual({ status: 200, response: { email: form.email } })
    expect(pool.users.get(form.email)).toMatchObject({
      groups: ['B2BUsersGroup'],
      attributes: {
        email: form.email,
        email_verified: 'true',
        name: 'New Agent',
        given_name: 'New',
        family_name: 'Agent',
        phone_number: '+966501234567',
        locale: 'tr-TR',
      },
    })
    expect(pool.emails).toEqual([form.email])
    expect(await readProfile(form.email)).toMatchObject({
      name: 'New Agent',
      company: {
        name: form.companyName,
        country: 'SA',
        vatNumber: '310000000900003',
        licenceNumber: 'UMR-2001',
        ibans: ['SA0380000000608010167519'],
      },
    })
  })

  it('accepts a foreign company’s tax number without an IBAN', async () => {
    const form = buildForm({ country: 'PK', vatNumber: '1234567-8' })
    expect((await register(form)).status).toBe(200)
    const { company } = await readProfile(form.email)
    expect(company).toMatchObject({ country: 'PK', vatNumber: '1234567-8', ibans: [] })
  })

  it('does not require a country, IBAN, license or VAT number', async () => {
    const { iban, mohuNumber, vatNumber, ...form } = buildForm()
    expect((await register(form)).status).toBe(200)
    const { company } = await readProfile(form.email)
    expect(company).toMatchObject({ country: null, vatNumber: null, licenceNumber: null, ibans: [] })
    expect([iban, mohuNumber, vatNumber]).toEqual(['', '', ''])
  })

  it.each([
    ['IBAN_INVALID', { iban: 'SA0380000000608010167518' }],
    ['VAT_NUMBER_INVALID', { country: 'SA', vatNumber: '1234567-8' }],
    ['INVALID_REQUEST', { country: 'PK', vatNumber: '12' }],
    ['INVALID_REQUEST', { country: 'Pakistan' }],
    ['LICENCE_BLACKLISTED', { mohuNumber: 'UMR-0000' }],
    ['LICENCE_BLACKLISTED', { mohuNumber: 'umr/0666' }],
    ['LICENCE_TAKEN', { mohuNumber: 'UMR1001' }],
    ['IBAN_TAKEN', { iban: saudiIban('97', '100000001001') }],
    ['INVALID_REQUEST', { email: 'no address' }],
    ['INVALID_REQUEST', { email: 'agent@agency.example\r\nBcc: other@agency.example' }],
    ['INVALID_REQUEST', { firstName: 'New\r\nBcc: other@agency.example' }],
    ['INVALID_REQUEST', { phoneNumber: '0501234567' }],
    ['INVALID_REQUEST', { companyName: '   ' }],
    ['ACCOUNT_EXISTS', { email: 'Agent@Demo.test' }],
  ])('is refused with %s for %j and stores nothing', async (code, invalid) => {
    const before = [await countRows('companies'), await countRows('registrations')]
    expect(await register(buildForm(invalid))).toMatchObject({ status: 200, code })
    expect([await countRows('companies'), await countRows('registrations')]).toEqual(before)
    expect(pool.calls).toEqual([])
  })

  it('reports all invalid fields at once', async () => {
    const { details } = await register({
      email: 'x',
      iban: 'SA00',
      country: 'SA',
      vatNumber: '1',
      companyName: 'a'.repeat(101),
    })
    expect(details).toEqual({
      fields: [
        { path: 'firstName', code: 'FIELD_REQUIRED' },
        { path: 'lastName', code: 'FIELD_REQUIRED' },
        { path: 'email', code: 'FIELD_INVALID' },
        { path: 'phoneNumber', code: 'FIELD_REQUIRED' },
        { path: 'companyName', code: 'FIELD_TOO_LONG' },
        { path: 'iban', code: 'IBAN_INVALID' },
        { path: 'vatNumber', code: 'VAT_NUMBER_INVALID' },
      ],
    })
  })

  it('rejects wrong types as a bad request', async () => {
    expect((await register(buildForm({ firstName: 5 }))).status).toBe(400)
  })

  it('is refused for a registered e-mail address in any letter case', async () => {
    const form = buildForm()
    await register(form)
    expect((await register({ ...form, email: form.email.toUpperCase() })).code).toBe('ACCOUNT_EXISTS')
    expect(pool.emails).toEqual([form.email])
  })

  it('never takes over an account that someone else created, even after several attempts', async () => {
    const form = buildForm()
    const account = pool.add(form.email, {})
    expect((await register(form)).code).toBe('ACCOUNT_EXISTS')
    expect((await register(form)).code).toBe('ACCOUNT_EXISTS')
    expect(account.groups).toEqual([])
    expect(pool.emails).toEqual([])
  })

  it('never takes over an account that its owner created after a failed invitation e-mail', async () => {
    const form = buildForm()
    pool.failNext('AdminCreateUser', 'CodeDeliveryFailureException')
    await register(form)
    const person = pool.add(form.email, {})
    person.status = 'CONFIRMED'
    expect((await register(form)).code).toBe('ACCOUNT_EXISTS')
    expect(person.groups).toEqual([])
  })
})

describe('simultaneous registrations', () => {
  it('create one account and one company, and send one e-mail, for the same e-mail address', async () => {
    const form = buildForm()
    const companies = await countRows('companies')
    const releaseResponse = pool.hold('AdminCreateUser')
    const first = register(form)
    await vi.waitFor(() => expect(pool.calls).toContain('AdminCreateUser'))
    const others = [register({ ...form, companyName: 'Other' }), register(form)]
    await vi.waitFor(() => expect(waits + pool.calls.length).toBeGreaterThan(4))
    releaseResponse()
    const replies = await Promise.all([first, ...others])
    expect(replies.map(({ code }) => code ?? 'registered').toSorted()).toEqual([
      'ACCOUNT_EXISTS',
      'ACCOUNT_EXISTS',
      'registered',
    ])
    expect(await countRows('companies')).toBe(companies + 1)
    expect(pool.emails).toEqual([form.email])
    expect(pool.calls).toEqual(['AdminGetUser', 'AdminCreateUser', 'AdminAddUserToGroup'])
  })

  it('register a license number for only one company', async () => {
    const codes = await Promise.all(
      [1, 2, 3].map(async (index) => {
        const { code } = await register(
          buildForm({ email: `r${number}-${index}@agency.example`, mohuNumber: 'UMR-3001' }),
        )
        return code ?? 'registered'
      }),
    )
    expect(codes.toSorted()).toEqual(['LICENCE_TAKEN', 'LICENCE_TAKEN', 'registered'])
  })
})

describe('interrupted registration', () => {
  it.each([
    ['AdminGetUser', 'before', ['AdminGetUser', 'AdminCreateUser', 'AdminAddUserToGroup'], 1],
    ['AdminCreateUser', 'before', ['AdminGetUser', 'AdminCreateUser', 'AdminAddUserToGroup'], 1],
    ['AdminCreateUser', 'after', ['AdminGetUser', 'AdminAddUserToGroup', 'AdminCreateUser'], 2],
    ['AdminAddUserToGroup', 'before', ['AdminGetUser', 'AdminAddUserToGroup', 'AdminCreateUser'], 2],
    ['AdminAddUserToGroup', 'after', ['AdminGetUser', 'AdminAddUserToGroup', 'AdminCreateUser'], 2],
  ] as const)(
    'is completed by a second attempt if %s failed (%s it took effect)',
    async (operation, when, resumed, emails) => {
      const form = buildForm()
      const companies = await countRows('companies')
      pool.failNext(operation, 'InternalErrorException', when)
      expect(await register(form)).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
      expect(await countRows('companies')).toBe(companies)
      pool.calls.length = 0
      const corrected = { ...form, companyName: 'Corrected name' }
      expect(await register(corrected)).toMatchObject({ status: 200, response: { email: form.email } })
      expect(pool.calls).toEqual(resumed)
      expect(pool.emails).toHaveLength(emails)
      expect(await readProfile(form.email)).toMatchObject({ company: { name: 'Corrected name' } })
      expect(await countRows('companies')).toBe(companies + 1)
    },
  )

  it('is reported if the e-mail failed, and can be retried', async () => {
    const form = buildForm()
    pool.failNext('AdminCreateUser', 'CodeDeliveryFailureException')
    expect(await register(form)).toMatchObject({ status: 200, code: 'MAIL_FAILED' })
    expect((await register(form)).code).toBeUndefined()
    expect(pool.emails).toEqual([form.email])
  })

  it('can be retried even if the second attempt’s e-mail failed too', async () => {
    const form = buildForm()
    pool.failNext('AdminAddUserToGroup', 'InternalErrorException')
    await register(form)
    pool.failNext('AdminCreateUser', 'CodeDeliveryFailureException')
    expect((await register(form)).code).toBe('MAIL_FAILED')
    expect((await register(form)).code).toBeUndefined()
  })

  it('is completed by the first sign-in if it was interrupted after the account was ready', async () => {
    const form = buildForm()
    pool.failNext('AdminAddUserToGroup', 'InternalErrorException', 'after')
    await register(form)
    const profiles = await Promise.all([readProfile(form.email), readProfile(form.email)])
    for (const profile of profiles) {
      expect(profile).toMatchObject({ name: 'New Agent', company: { name: form.companyName } })
    }
    expect((await register(form)).code).toBe('ACCOUNT_EXISTS')
  })

  it('can be resumed a minute after it was interrupted', async () => {
    const form = buildForm()
    await database.db
      .insertInto('registrations')
      .values({
        email: form.email,
        details: JSON.stringify({}),
        licence_key: null,
        created_at: now,
        busy_until: new Date(now.getTime() + 60_000),
      })
      .execute()
    expect(await register(form)).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
    now = new Date(now.getTime() + 60_000)
    expect((await register(form)).code).toBeUndefined()
  })
})

describe('invalid registration field', () => {
  it.each(['a..b@x.test', 'ü@x.test', '.a@x.test', 'a@x', `${'a'.repeat(130)}@x.test`])(
    'is reported for the e-mail address %s',
    async (email) => {
      const { code, details } = await register(buildForm({ email }))
      expect(code).toBe('INVALID_REQUEST')
      expect(details).toEqual({
        fields: [{ path: 'email', code: email.length > 128 ? 'FIELD_TOO_LONG' : 'FIELD_INVALID' }],
      })
      expect(pool.calls).toEqual([])
    },
  )

  it.each([
    ['email', 'Username should be an email.'],
    ['phoneNumber', 'Invalid phone number format.'],
  ])('is reported when the user pool rejects it: %s', async (path, message) => {
    pool.failNext('AdminCreateUser', 'InvalidParameterException', 'before', message)
    const { code, details } = await register(buildForm())
    expect([code, details]).toEqual(['INVALID_REQUEST', { fields: [{ path, code: 'FIELD_INVALID' }] }])
  })
})

describe('registration limits', () => {
  it('allow five attempts a day for one e-mail address', async () => {
    const form = buildForm()
    const statuses = []
    for (let index = 0; index < 6; index++) statuses.push((await register(form, `198.51.100.${index}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { reply, code, details } = await register(form)
    expect(code).toBe('TOO_MANY_REQUESTS')
    expect(reply.headers['retry-after']).toBe(String(details?.['retryAfterSeconds']))
    now = new Date(now.getTime() + 24 * 3600_000)
    expect((await register(form)).code).toBe('ACCOUNT_EXISTS')
  })

  it('allow thirty attempts an hour from one IP address, including concurrent ones', async () => {
    const forms = Array.from({ length: 40 }, (_, index) =>
      buildForm({ email: `m${index}@agency.example`, firstName: '' }),
    )
    const replies = await Promise.all(forms.map((form) => register(form, '203.0.113.1')))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await register(buildForm(), '203.0.113.2')).status).toBe(200)
    now = new Date(now.getTime() + 3600_000)
    expect((await register(buildForm({ email: 'late@agency.example' }), '203.0.113.1')).status).toBe(200)
  })
})

describe('registration without a reachable user pool', () => {
  it('returns 503 and creates neither company nor agent', async () => {
    const companies = await countRows('companies')
    const appWithoutPool = await buildTestApp(database.db, { clock: () => now })
    const form = buildForm()
    for (let index = 0; index < 6; index++) {
      const reply = await appWithoutPool.inject({ method: 'POST', url: '/b2b/becomeb2bmember', payload: form })
      expect(reply.statusCode).toBe(503)
      expect(reply.json().errors[0].code).toBe('IDENTITY_UNAVAILABLE')
    }
    expect(await countRows('companies')).toBe(companies)
    // An outage does not count toward the daily limit.
    expect((await register(form)).status).toBe(200)
  })
})
