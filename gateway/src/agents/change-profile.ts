import type { Trx } from '#src/database/db.ts'
import { transactWithRetry } from '#src/database/transact-with-retry.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { type FieldError, invalidFieldsRefusal, validateFields, rules, taxNumberRule } from './field-rules.ts'
import { checkIban, checkLicense } from './company-numbers.ts'
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

/** Applies all changes or none, and records who made them. */
export async function changeProfile({ db, clock }: Deps, agent: Agent, change: ProfileChange) {
  const now = clock()
  const fieldErrors = await transactWithRetry(db, async (trx) => {
    const company = await findCompany(trx, agent.companyId)
    const errors = [...validateChange(change, company), ...(await findTakenNumbers(trx, agent, change.company, now))]
    if (errors.length === 0) await writeChange(trx, agent, change, now)
    return errors
  })
  return fieldErrors.length > 0 ? invalidFieldsRefusal(fieldErrors) : ok(await readProfile(db, agent))
}

/** Validates the changed fields. If only the country changes, the stored tax number must match the new country's format. */
function validateChange(
  { name, phoneNumber, language, currency, company = {} }: ProfileChange,
  current: Company,
): FieldError[] {
  const country = applyOptional(company.country, current.country)
  const isNewCountry = country !== current.country
  const taxNumber = company.vatNumber ?? (isNewCountry ? (current.vatNumber ?? undefined) : undefined)
  const fields = [
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
  const fieldErrors = validateFields(
    fields.flatMap(([path, text, rule]) => (text === undefined ? [] : [[path, text, rule] as const])),
  )
  const hasTooManyIbans = new Set(company.ibans).size > MAX_IBANS
  return hasTooManyIbans ? [...fieldErrors, { path: 'company.ibans', code: 'FIELD_TOO_LONG' }] : fieldErrors
}

/** Finds valid license numbers and IBANs that belong to another company. A company may keep its own. */
async function findTakenNumbers(
  trx: Trx,
  { companyId }: Agent,
  { licenceNumber, ibans = [] }: NonNullable<ProfileChange['company']> = {},
  now: Date,
): Promise<FieldError[]> {
  const isLicenseValid = Boolean(licenceNumber) && !rules.licenseNumber(licenceNumber ?? '')
  if (!isLicenseValid && ibans.length === 0) return []
  await lockCompanyNumbers(trx)
  const owner = { companyId }
  const fieldErrors = [
    isLicenseValid
      ? await checkLicense(trx, { path: 'company.licenceNumber', licenseNumber: licenceNumber ?? '', owner, now })
      : undefined,
  ]
  const { ibans: currentIbans } = await findCompany(trx, companyId)
  for (const [index, iban] of ibans.slice(0, MAX_IBANS).entries()) {
    if (rules.iban(iban) || currentIbans.includes(iban)) continue
    fieldErrors.push(await checkIban(trx, { path: `company.ibans.${index}`, iban, owner, now }))
  }
  return fieldErrors.filter((fieldError) => fieldError !== undefined)
}

async function writeChange(trx: Trx, agent: Agent, change: ProfileChange, at: Date): Promise<void> {
  const { company: companyChange = {}, ...agentChange } = change
  const author = { at, actorSub: agent.sub, companyId: agent.companyId }

  await lockAgent(trx, agent.sub)
  // Serializes changes by colleagues, so that each audit record contains the value that its author replaced.
  await lockCompany(trx, agent.companyId)
  const profile = await readProfile(trx, agent)
  const newProfile = {
    name: agentChange.name ?? profile.name,
    phoneNumber: applyOptional(agentChange.phoneNumber, profile.phoneNumber),
    language: applyOptional(agentChange.language, profile.language),
    currency: applyOptional(agentChange.currency, profile.currency),
  }
  const profileChanges = findChanges(profile, newProfile)
  if (profileChanges.length > 0) await writeAgent(trx, agent.sub, newProfile)
  await recordChanges(trx, { ...author, subject: 'agent' }, profileChanges)

  const company = await findCompany(trx, agent.companyId)
  const newCompany: Company = {
    id: company.id,
    name: companyChange.name ?? company.name,
    country: applyOptional(companyChange.country, company.country),
    vatNumber: applyOptional(companyChange.vatNumber, company.vatNumber),
    licenceNumber: applyOptional(companyChange.licenceNumber, company.licenceNumber),
    ibans: companyChange.ibans ? [...new Set(companyChange.ibans)] : company.ibans,
  }
  const companyChanges = findChanges(company, newCompany)
  if (companyChanges.length > 0) await writeCompany(trx, newCompany)
  await recordChanges(trx, { ...author, subject: 'company' }, companyChanges)
}

/** Returns the new value of an optional field: omitted keeps the current value, empty clears it. */
const applyOptional = (newValue: string | undefined, current: string | null): string | null =>
  newValue === undefined ? current : newValue || null

const findChanges = (before: object, after: object): FieldChange[] => {
  const oldValues = new Map(Object.entries(before))
  return Object.entries(after)
    .map(([field, newValue]) => ({ field, oldValue: oldValues.get(field), newValue }))
    .filter(({ oldValue, newValue }) => JSON.stringify(oldValue) !== JSON.stringify(newValue))
}
