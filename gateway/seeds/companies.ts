import type { Db } from '../src/database/db.ts'
import { saudiIban } from './iban.ts'

/** Subs of the demo accounts, the same as in the identity stand-in. */
export const demoSubs = {
  agent: '00000000-0000-4000-8000-0000000000a1',
  colleague: '00000000-0000-4000-8000-0000000000a2',
  invited: '00000000-0000-4000-8000-0000000000a3',
  partner: '00000000-0000-4000-8000-0000000000b1',
  lowfunds: '00000000-0000-4000-8000-0000000000c1',
}

export const demoCompanyIds = { a: 'company-a', b: 'company-b', c: 'company-c' }

export const demoCompanies = [
  {
    id: demoCompanyIds.a,
    name: 'Demo Umrah Company A',
    country: 'SA',
    vatNumber: '310000000100003',
    licenceNumber: 'UMR-1001',
    ibans: [saudiIban('97', '100000001001'), saudiIban('96', '200000001002')],
    agents: [
      { sub: demoSubs.agent, email: 'agent@demo.test', name: 'Demo Agent' },
      { sub: demoSubs.colleague, email: 'colleague@demo.test', name: 'Demo Colleague' },
      { sub: demoSubs.invited, email: 'invited@demo.test', name: 'Demo Invited' },
    ],
  },
  {
    id: demoCompanyIds.b,
    name: 'Demo Umrah Company B',
    country: 'SA',
    vatNumber: '310000000200003',
    licenceNumber: 'UMR-1002',
    ibans: [saudiIban('97', '100000002001'), saudiIban('98', '300000002002')],
    agents: [{ sub: demoSubs.partner, email: 'partner@demo.test', name: 'Demo Partner' }],
  },
  {
    id: demoCompanyIds.c,
    name: 'Demo Umrah Company C',
    country: 'SA',
    vatNumber: '310000000300003',
    licenceNumber: 'UMR-1003',
    ibans: [saudiIban('96', '200000003001')],
    agents: [{ sub: demoSubs.lowfunds, email: 'lowfunds@demo.test', name: 'Demo Low Funds' }],
  },
]

export async function seedCompanies(db: Db, now: Date): Promise<void> {
  for (const company of demoCompanies) {
    await db
      .insertInto('companies')
      .values({
        id: company.id,
        name: company.name,
        country: company.country,
        vat_number: company.vatNumber,
        licence_number: company.licenceNumber,
        created_at: now,
      })
      .execute()
    await db
      .insertInto('company_ibans')
      .values(company.ibans.map((iban, position) => ({ company_id: company.id, iban, position })))
      .execute()
    await db
      .insertInto('agents')
      .values(
        company.agents.map(({ sub, email, name }) => ({ sub, email, name, company_id: company.id, created_at: now })),
      )
      .execute()
  }
}
