import { z } from 'zod'
import { CognitoError, invalidParameter } from './errors.ts'

export const Attributes = z.record(z.string(), z.string())
export type Attributes = z.output<typeof Attributes>

/** One attribute as the wire has it. */
export const AttributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048).default('') })).max(50)

/** The standard attributes of OpenID Connect that a pool holds; anything else must begin with `custom:`. */
const standard = new Set([
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
const custom = /^custom:[A-Za-z0-9_-]{1,20}$/

/** What a person may not write about himself: who he is, and what has been verified. */
const identifying = new Set(['email', 'email_verified', 'phone_number_verified'])

/** Reads attributes an administrator sets; an unknown name could otherwise pose as a claim of the token. */
export function readAttributes(list: z.output<typeof AttributeList>): Attributes {
  const unknown = list.find(({ Name }) => !standard.has(Name) && !custom.test(Name))
  if (unknown) {
    throw invalidParameter(
      `Attributes did not conform to the schema: ${unknown.Name}: The attribute is not defined in schema.`,
    )
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}

const prefix = 'userAttributes.'

/** Reads the attributes a person fills in along with a new password. */
export function readOwnAttributes(responses: Record<string, string>): Attributes {
  const list = Object.entries(responses)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, Value]) => ({ Name: key.slice(prefix.length), Value }))
  if (list.some(({ Name }) => identifying.has(Name))) {
    throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
  }
  return readAttributes(list)
}
