import type { Trx } from '#src/database/db.ts'
import { transactWithRetry } from '#src/database/transact-with-retry.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { type Fault, faultRefusal, faultsOf, rules, taxNumberRule } from './field-rules.ts'
import { ibanFault, licenseFault } from './company-numbers.ts'
import { readProfile } from './profile.ts'
import {
  type Agent,
  type Company,
  type FieldChange,
  findCompany,
  lockAgent,
  lockCompany,
  lockCompanyNumbers,
  recordChanges,
  writeAgent,
  writeCompany,
} from './repository.ts'
import type { ProfileChange } from './schemas.ts'

const MAX_IBANS = 10

/** Applies all changes or none, and records them with their author. */
export async function changeProfile({ db, clock }: Deps, agent: Agent, change: ProfileChange) {
  const now = clock()
  const faults = await transactWithRetry(db, async (trx) => {
    const company = await findCompany(trx, agent.companyId)
    const found = [...faultsIn(change, company), ...(await takenNumberFaults(trx, agent, change.company, now))]
    if (found.length === 0) await write(trx, agent, change, now)
    return found
  })
  return faults.length > 0 ? faultRefusal(faults) : ok(await readProfile(db, agent))
}

/** Faults in the change itself. When only the country changes, the stored tax number must have its format. */
function faultsIn({ name, phoneNumber, language, currency, company = {} }: ProfileChange, present: Company): Fault[] {
  const country = orNull(company.country, present.country)
  const isNewCountry = country !== present.country
  const taxNumber = company.vatNumber ?? (isNewCountry ? (present.vatNumber ?? undefined) : undefined)
  const given = [
    ['name', name, rules.fullName],
    ['phoneNumber', phoneNumber, rules.optionalPhoneNumber],
    ['language', language, rules.language],
    ['currency', currency, rules.currency],
    ['company.name', company.name, rules.companyName],
    ['company.country', company.country, rules.country],
    ['company.vatNumber', taxNumber, taxNumberRule(country)],
    ['company.licenceNumber', company.licenceNumber, rules.licenseNumber],
    ...(company.ibans ?? []).map((iban, index) => [`company.ibans.${index}`, iban, rules.iban] as const),
  ] as const
  const faults = faultsOf(
    given.flatMap(([path, text, rule]) => (text === undefined ? [] : [[path, text, rule] as const])),
  )
  const isTooLong = new Set(company.ibans).size > MAX_IBANS
  return isTooLong ? [...faults, { path: 'company.ibans', code: 'FIELD_TOO_LONG' }] : faults
}

/** Faults of valid numbers that belong to another company. A company may keep its own numbers. */
async function takenNumberFaults(
  trx: Trx,
  { companyId }: Agent,
  { licenceNumber, ibans = [] }: NonNullable<ProfileChange['company']> = {},
  now: Date,
): Promise<Fault[]> {
  const isLicenseGiven = Boolean(licenceNumber) && !rules.licenseNumber(licenceNumber ?? '')
  if (!isLicenseGiven && ibans.length === 0) return []
  await lockCompanyNumbers(trx)
  const owner = { companyId }
  const faults = [
    isLicenseGiven
      ? await licenseFault(trx, { path: 'company.licenceNumber', licenseNumber: licenceNumber ?? '', owner, now })
      : undefined,
  ]
  const { ibans: present } = await findCompany(trx, companyId)
  for (const [index, iban] of ibans.slice(0, MAX_IBANS).entries()) {
    if (rules.iban(iban) || present.includes(iban)) continue
    faults.push(await ibanFault(trx, { path: `company.ibans.${index}`, iban, owner, now }))
  }
  return faults.filter((fault) => fault !== undefined)
}

async function write(trx: Trx, agent: Agent, change: ProfileChange, at: Date): Promise<void> {
  const { company: companyChange = {}, ...ownChange } = change
  const act = { at, actorSub: agent.sub, companyId: agent.companyId }

  await lockAgent(trx, agent.sub)
  // Serializes changes by colleagues, so that each record contains the value that its author replaced.
  await lockCompany(trx, agent.companyId)
  const own = await readProfile(trx, agent)
  const newOwn = {
    name: ownChange.name ?? own.name,
    phoneNumber: orNull(ownChange.phoneNumber, own.phoneNumber),
    language: orNull(ownChange.language, own.language),
    currency: orNull(ownChange.currency, own.currency),
  }
  const ownChanges = changesBetween(own, newOwn)
  if (ownChanges.length > 0) await writeAgent(trx, agent.sub, newOwn)
  await recordChanges(trx, { ...act, subject: 'agent' }, ownChanges)

  const company = await findCompany(trx, agent.companyId)
  const wanted: Company = {
    id: company.id,
    name: companyChange.name ?? company.name,
    country: orNull(companyChange.country, company.country),
    vatNumber: orNull(companyChange.vatNumber, company.vatNumber),
    licenceNumber: orNull(companyChange.licenceNumber, company.licenceNumber),
    ibans: companyChange.ibans ? [...new Set(companyChange.ibans)] : company.ibans,
  }
  const companyChanges = changesBetween(company, wanted)
  if (companyChanges.length > 0) await writeCompany(trx, wanted)
  await recordChanges(trx, { ...act, subject: 'company' }, companyChanges)
}

/** An omitted field keeps its value; an empty one clears it. */
const orNull = (wanted: string | undefined, present: string | null): string | null =>
  wanted === undefined ? present : wanted || null

const changesBetween = (old: object, wanted: object): FieldChange[] => {
  const before = new Map(Object.entries(old))
  return Object.entries(wanted)
    .map(([field, newValue]) => ({ field, oldValue: before.get(field), newValue }))
    .filter(({ oldValue, newValue }) => JSON.stringify(oldValue) !== JSON.stringify(newValue))
}
