import type { Authenticator, Company, CompanyLogo, Profile } from '../__generated__/schema-types.ts'
import { readContent } from '../gateway/envelope.ts'
import type { Gateway } from '../gateway/client.ts'
import { isCountryCode } from '../values/country-code.ts'
import { splitPhone } from '../input/field-rules.ts'
import { count, field, text, texts, utcTime } from '../gateway/wire.ts'
import { mediaPath } from '../values/image-url.ts'

/** Reads the caller's profile; null if the gateway does not support profiles. */
export const readProfile = async (gateway: Gateway): Promise<unknown> =>
  readContent(await gateway.callOptional('/profile'))

const toCountryCode = (code: string | undefined): string | null =>
  code !== undefined && isCountryCode(code.toUpperCase()) ? code.toUpperCase() : null

export function toCompany(content: unknown): Company | null {
  const company = field(content, 'company')
  const id = text(field(company, 'id'))
  const name = text(field(company, 'name'))
  if (id === undefined || name === undefined) return null
  return {
    id,
    name,
    country: toCountryCode(text(field(company, 'country'))),
    vatNumber: text(field(company, 'vatNumber')) ?? null,
    licenseNumber: text(field(company, 'licenceNumber')) ?? null,
    ibans: texts(field(company, 'ibans')).map((iban) => iban.replaceAll(' ', '')),
    logo: readLogo(company),
  }
}

/** A gateway that supports logos always sends the path, even for a company without a logo. */
function readLogo(company: unknown): CompanyLogo | null {
  const logo = field(company, 'logoPath')
  return logo === undefined ? null : { url: mediaPath(logo) }
}

export function toProfile(content: unknown): Profile | null {
  if (text(field(content, 'userId')) === undefined) return null
  return {
    name: text(field(content, 'name')) ?? null,
    ...splitPhone(text(field(content, 'phoneNumber')) ?? ''),
    language: text(field(content, 'language')) ?? null,
    currency: text(field(content, 'currency')) ?? null,
    photoUrl: mediaPath(field(content, 'photoPath')),
  }
}

export function readAuthenticator(content: unknown): Authenticator | null {
  const authenticator = field(content, 'authenticator')
  const recoveryCodesLeft = count(field(authenticator, 'recoveryCodesLeft'))
  if (recoveryCodesLeft === undefined) return null
  return { enrolledAt: utcTime(field(authenticator, 'enrolledAt')) ?? null, recoveryCodesLeft }
}
