import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import type { DemoAgent } from '#src/testing/test-gateway.ts'
import { authorization } from '#src/testing/token.ts'
import { seedBlacklist } from '../../seeds/blacklist.ts'
import { demoCompanies, demoSubs, seedCompanies } from '../../seeds/companies.ts'
import { seedAuthenticators } from '../../seeds/authenticators.ts'
import { saudiIban } from '../../seeds/iban.ts'

const database = withDatabase()
const now = new Date('2026-11-21T09:00:00.000Z')
let app: TestApp

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    await seedCompanies(trx, now)
    await seedAuthenticators(trx, now)
    await seedBlacklist(trx, now)
  })
  app = await buildTestApp(database.db, { clock: () => now })
})
beforeEach(() => database.db.deleteFrom('profile_changes').execute())

const read = async (who: DemoAgent = 'agent') =>
  (await app.inject({ url: '/profile', headers: authorization(who) })).json().response

const change = async (payload: object, who: DemoAgent = 'agent') => {
  const reply = await app.inject({ method: 'PUT', url: '/profile', headers: authorization(who), payload })
  const { response, errors } = reply.json()
  return { status: reply.statusCode, response, code: errors[0]?.code, fields: errors[0]?.extraDetails.fields }
}

describe('profile', () => {
  it('returns null for unknown fields', async () => {
    const [company] = demoCompanies
    expect(await read('agent')).toEqual({
      userId: demoSubs.agent,
      name: 'Demo Agent',
      email: 'agent@demo.test',
      phoneNumber: null,
      language: null,
      currency: null,
      photoPath: null,
      company: {
        id: 'company-a',
        name: company?.name,
        country: 'SA',
        vatNumber: company?.vatNumber,
        licenceNumber: company?.licenceNumber,
        ibans: company?.ibans,
        logoPath: null,
      },
      authenticator: { enrolledAt: now.toISOString(), recoveryCodesLeft: 0 },
    })
  })

  it('updates the given fields and keeps the omitted ones', async () => {
    const before = await read('partner')
    const { response } = await change({ phoneNumber: '+٩٦٦ 501234567', language: 'ur-PK', currency: 'usd' }, 'partner')
    expect(response).toEqual({ ...before, phoneNumber: '+966501234567', language: 'ur-PK', currency: 'USD' })
    expect((await change({ name: ' TestGateway  Two ' }, 'partner')).response).toMatchObject({
      name: 'TestGateway Two',
      language: 'ur-PK',
    })
    const reply = await change({ phoneNumber: '', language: null, currency: null }, 'partner')
    expect(reply.response).toEqual({ ...before, name: 'TestGateway Two' })
  })

  it('shares company data among its agents and records who changed what', async () => {
    const ibans = [saudiIban('80', '1'), saudiIban('80', '2')]
    const before = await read('agent')
    await change({ name: 'TestGateway One', company: { name: 'Company & Sons', vatNumber: '' } }, 'agent')
    await change({ company: { ibans: [...ibans, ibans[0]?.toLowerCase()], licenceNumber: 'umr-4001' } }, 'colleague')
    expect((await read('agent')).company).toEqual({
      id: 'company-a',
      name: 'Company & Sons',
      country: 'SA',
      vatNumber: null,
      licenceNumber: 'UMR-4001',
      ibans,
      logoPath: null,
    })
    expect((await read('colleague')).name).toBe('Demo Colleague')
    const record = await database.db
      .selectFrom('profile_changes')
      .select(['actor_sub', 'company_id', 'subject', 'field', 'old_value', 'new_value', 'at'])
      .orderBy('id')
      .execute()
    const entry = (actor_sub: string, subject: string, field: string, old_value: unknown, new_value: unknown) => ({
      actor_sub,
      company_id: 'company-a',
      subject,
      field,
      old_value,
      new_value,
      at: now,
    })
    expect(record).toEqual([
      entry(demoSubs.agent, 'agent', 'name', 'Demo Agent', 'TestGateway One'),
      entry(demoSubs.agent, 'company', 'name', before.company.name, 'Company & Sons'),
      entry(demoSubs.agent, 'company', 'vatNumber', before.company.vatNumber, null),
      entry(demoSubs.colleague, 'company', 'licenceNumber', before.company.licenceNumber, 'UMR-4001'),
      entry(demoSubs.colleague, 'company', 'ibans', before.company.ibans, ibans),
    ])
  })

  it('records no change if nothing changes', async () => {
    const { name, company } = await read('partner')
    await change({ name, company: { ibans: company.ibans } }, 'partner')
    expect(await database.db.selectFrom('profile_changes').selectAll().execute()).toEqual([])
  })

  it('reports all invalid fields at once and changes nothing', async () => {
    const before = await read('partner')
    const reply = await change(
      {
        name: '',
        phoneNumber: '0501234567',
        language: 'fr-FR',
        currency: 'TRY',
        company: {
          name: 'a'.repeat(101),
          vatNumber: '123',
          licenceNumber: 'UMR 0000',
          ibans: [saudiIban('81', '1'), 'SA00', ''],
        },
      },
      'partner',
    )
    expect(reply).toMatchObject({ status: 200, code: 'VAT_NUMBER_INVALID' })
    expect(reply.fields).toEqual([
      { path: 'name', code: 'FIELD_REQUIRED' },
      { path: 'phoneNumber', code: 'FIELD_INVALID' },
      { path: 'language', code: 'FIELD_INVALID' },
      { path: 'currency', code: 'FIELD_INVALID' },
      { path: 'company.name', code: 'FIELD_TOO_LONG' },
      { path: 'company.vatNumber', code: 'VAT_NUMBER_INVALID' },
      { path: 'company.ibans.1', code: 'IBAN_INVALID' },
      { path: 'company.ibans.2', code: 'FIELD_REQUIRED' },
      { path: 'company.licenceNumber', code: 'LICENCE_BLACKLISTED' },
    ])
    expect(await read('partner')).toEqual(before)
    expect(await database.db.selectFrom('profile_changes').selectAll().execute()).toEqual([])
  })

  it('validates the tax number for the company’s country, even if only the country changes', async () => {
    const { company } = await read('lowfunds')
    expect(
      (await change({ company: { country: 'PK', vatNumber: '1234567-8' } }, 'lowfunds')).response.company,
    ).toMatchObject({
      country: 'PK',
      vatNumber: '1234567-8',
    })
    expect((await change({ company: { country: 'SA' } }, 'lowfunds')).fields).toEqual([
      { path: 'company.vatNumber', code: 'VAT_NUMBER_INVALID' },
    ])
    expect((await change({ company: { country: 'Saudi Arabia' } }, 'lowfunds')).fields[0]).toEqual({
      path: 'company.country',
      code: 'FIELD_INVALID',
    })
    const { country, vatNumber } = company
    expect((await change({ company: { country, vatNumber } }, 'lowfunds')).response.company).toEqual(company)
  })

  it('accepts at most ten IBANs', async () => {
    const ibans = Array.from({ length: 11 }, (_, index) => saudiIban('82', String(index)))
    expect((await change({ company: { ibans } }, 'lowfunds')).fields).toEqual([
      { path: 'company.ibans', code: 'FIELD_TOO_LONG' },
    ])
    expect((await change({ company: { ibans: ibans.slice(1) } }, 'lowfunds')).response.company.ibans).toHaveLength(10)
    expect((await change({ company: { ibans: [] } }, 'lowfunds')).response.company.ibans).toEqual([])
  })

  it('rejects another company’s license number, even if two companies claim it at the same time', async () => {
    expect((await change({ company: { licenceNumber: 'umr1003' } }, 'partner')).fields).toEqual([
      { path: 'company.licenceNumber', code: 'LICENCE_TAKEN' },
    ])
    const replies = await Promise.all(
      (['partner', 'lowfunds'] as const).map((who) => change({ company: { licenceNumber: 'UMR-5001' } }, who)),
    )
    expect(new Set(replies.map(({ code }) => code ?? 'changed'))).toEqual(new Set(['LICENCE_TAKEN', 'changed']))
  })

  it('rejects another company’s IBAN without revealing that company, even if two companies claim it at the same time', async () => {
    const [iban = '', ...others] = (await read('agent')).company.ibans
    const rejected = await change({ company: { ibans: [saudiIban('80', '7'), iban.toLowerCase()] } }, 'partner')
    expect(rejected).toMatchObject({ code: 'IBAN_TAKEN', fields: [{ path: 'company.ibans.1', code: 'IBAN_TAKEN' }] })
    expect(JSON.stringify(rejected)).not.toContain('Company')
    const replies = await Promise.all(
      (['partner', 'lowfunds'] as const).map((who) => change({ company: { ibans: [saudiIban('80', '8')] } }, who)),
    )
    expect(new Set(replies.map(({ code }) => code ?? 'changed'))).toEqual(new Set(['IBAN_TAKEN', 'changed']))
    // A company keeps its own IBANs, and another company may take a removed one.
    expect((await change({ company: { ibans: [...others, iban] } }, 'agent')).code).toBeUndefined()
    expect((await change({ company: { ibans: others } }, 'agent')).code).toBeUndefined()
    expect((await change({ company: { ibans: [iban] } }, 'partner')).code).toBeUndefined()
  })

  it('rejects wrong types as a bad request', async () => {
    expect((await change({ name: 5 })).status).toBe(400)
    expect((await change({ company: { ibans: 'SA00' } })).status).toBe(400)
  })

  it('returns the new name even for a token issued before the change', async () => {
    await change({ name: 'TestGateway Three' }, 'colleague')
    expect((await read('colleague')).name).toBe('TestGateway Three')
  })
})
