import { z } from 'zod'
import { CognitoError, invalidParameter } from '#src/errors.ts'

export const Attributes = z.record(z.string(), z.string())
export type Attributes = z.output<typeof Attributes>

/** Attributes in wire format. */
export const AttributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048).default('') })).max(50)

/** Standard OpenID Connect attributes of a pool. All others must start with `custom:`. */
const standardNames = new Set([
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'website',
  'zoneinfo',
])
const customNamePattern = /^custom:[A-Za-z0-9_-]{1,20}$/

/** Attributes that users cannot change themselves: the e-mail address and verification flags. */
const readOnlyNames = new Set(['email', 'email_verified', 'phone_number_verified'])

const invalidAttribute = (name: string, reason: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${name}: ${reason}`)

function checkNames(names: string[]): void {
  const unknown = names.find((name) => !standardNames.has(name) && !customNamePattern.test(name))
  if (unknown !== undefined) throw invalidAttribute(unknown, 'The attribute is not defined in schema.')
}

function checkWritable(names: string[]): void {
  if (names.some((name) => readOnlyNames.has(name))) {
    throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
  }
}

/** Reads attributes from an administrator. Unknown names are rejected, because they would become claims of the token. */
export function readAttributes(list: z.output<typeof AttributeList>): Attributes {
  checkNames(list.map(({ Name }) => Name))
  const invalid = list.find(({ Value }) => /\p{Cc}/u.test(Value))
  if (invalid) throw invalidAttribute(invalid.Name, 'Line breaks and control characters are not allowed.')
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}

const attributePrefix = 'userAttributes.'

/** Reads the attributes that users set together with a new password. */
export function readAttributeResponses(responses: Record<string, string>): Attributes {
  const list = Object.entries(responses)
    .filter(([key]) => key.startsWith(attributePrefix))
    .map(([key, Value]) => ({ Name: key.slice(attributePrefix.length), Value }))
  return readOwnAttributes(list)
}

/** Reads attributes that users change themselves. Throws if they include a read-only one. */
export function readOwnAttributes(list: z.output<typeof AttributeList>): Attributes {
  checkWritable(list.map(({ Name }) => Name))
  return readAttributes(list)
}

/** Reads the names of attributes that users delete themselves. Throws if they include a read-only one. */
export function readOwnAttributeNames(names: string[]): string[] {
  checkWritable(names)
  checkNames(names)
  return names
}

/** Applies changes. An empty value deletes an attribute, and a new phone number is no longer verified. */
export function applyChanges(current: Attributes, changes: Attributes): Attributes {
  const updated = { ...current, ...changes }
  if (updated['phone_number'] !== current['phone_number'] && !('phone_number_verified' in changes)) {
    delete updated['phone_number_verified']
  }
  return Object.fromEntries(Object.entries(updated).filter(([, value]) => value !== ''))
}
