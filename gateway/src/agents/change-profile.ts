import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { type Fault, faultRefusal, faultsOf, rules } from './field-rules.ts'
import { isBlacklisted, isLicenceFree, lockLicences } from './licences.ts'
import { readProfile } from './profile.ts'
import {
  type Agent,
  type Company,
  type FieldChange,
  findCompany,
  lockCompany,
  recordChanges,
  writeAgent,
  writeCompany,
} from './repository.ts'
import type { ProfileChange } from './schemas.ts'

const MAX_IBANS = 10

/** Changes what an agent tells about himself, herself and the company, all of it or nothing, and keeps who changed what. */
export async function changeProfile({ db, clock }: Deps, agent: Agent, change: ProfileChange) {
  const now = clock()
  const faults = await db.transaction().execute(async (trx) => {
    const found = [...faultsIn(change), ...(await licenceFaults(trx, agent, change.company?.licenceNumber, now))]
    if (found.length === 0) await write(trx, agent, change, now)
    return found
  })
  return faults.length > 0 ? faultRefusal(faults) : ok(await readProfile(db, agent))
}

/** What is wrong with a change by itself. */
export function faultsIn({ name, phoneNumber, language, currency, company = {} }: ProfileChange): Fault[] {
  const given = [
    ['name', name, rules.fullName],
    ['phoneNumber', phoneNumber, rules.optionalPhoneNumber],
    ['language', language, rules.language],
    ['currency', currency, rules.currency],
    ['company.name', company.name, rules.companyName],
    ['company.vatNumber', company.vatNumber, rules.vatNumber],
    ['company.licenceNumber', company.licenceNumber, rules.licenceNumber],
    ...(company.ibans ?? []).map((iban, index) => [`company.ibans.${index}`, iban, rules.iban] as const),
  ] as const
  const faults = faultsOf(
    given.flatMap(([path, text, rule]) => (text === undefined ? [] : [[path, text, rule] as const])),
  )
  const isTooLong = new Set(company.ibans).size > MAX_IBANS
  return isTooLong ? [...faults, { path: 'company.ibans', code: 'FIELD_TOO_LONG' }] : faults
}

async function licenceFaults(
  trx: Trx,
  { companyId }: Agent,
  licenceNumber: string | undefined,
  now: Date,
): Promise<Fault[]> {
  const path = 'company.licenceNumber'
  if (!licenceNumber || rules.licenceNumber(licenceNumber)) return []
  await lockLicences(trx)
  if (await isBlacklisted(trx, licenceNumber)) return [{ path, code: 'LICENCE_BLACKLISTED' }]
  const isFree = await isLicenceFree(trx, licenceNumber, { now, except: { companyId } })
  return isFree ? [] : [{ path, code: 'FIELD_INVALID' }]
}

async function write(trx: Trx, agent: Agent, change: ProfileChange, at: Date): Promise<void> {
  const { company: companyChange = {}, ...ownChange } = change
  const act = { at, actorSub: agent.sub, companyId: agent.companyId }

  // Colleagues who change the company at the same time go one after the other, so that the record tells what each of them met.
  await lockCompany(trx, agent.companyId)
  const own = await readProfile(trx, agent)
  const wantedOwn = {
    name: ownChange.name ?? own.name,
    phoneNumber: orNull(ownChange.phoneNumber, own.phoneNumber),
    language: orNull(ownChange.language, own.language),
    currency: orNull(ownChange.currency, own.currency),
  }
  const ownChanges = changesBetween(own, wantedOwn)
  if (ownChanges.length > 0) await writeAgent(trx, agent.sub, wantedOwn)
  await recordChanges(trx, { ...act, subject: 'agent' }, ownChanges)

  const company = await findCompany(trx, agent.companyId)
  const wanted: Company = {
    id: company.id,
    name: companyChange.name ?? company.name,
    vatNumber: orNull(companyChange.vatNumber, company.vatNumber),
    licenceNumber: orNull(companyChange.licenceNumber, company.licenceNumber),
    ibans: companyChange.ibans ? [...new Set(companyChange.ibans)] : company.ibans,
  }
  const companyChanges = changesBetween(company, wanted)
  if (companyChanges.length > 0) await writeCompany(trx, wanted)
  await recordChanges(trx, { ...act, subject: 'company' }, companyChanges)
}

/** Left out stays, empty takes away. */
const orNull = (wanted: string | undefined, present: string | null): string | null =>
  wanted === undefined ? present : wanted || null

const changesBetween = (old: object, wanted: object): FieldChange[] => {
  const before = new Map(Object.entries(old))
  return Object.entries(wanted)
    .map(([field, newValue]) => ({ field, oldValue: before.get(field), newValue }))
    .filter(({ oldValue, newValue }) => JSON.stringify(oldValue) !== JSON.stringify(newValue))
}
