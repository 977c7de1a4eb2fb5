import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AttributeList, readAttributes, applyChanges } from '#src/users/attributes.ts'
import { CognitoError, invalidParameter, userNotFound } from '#src/errors.ts'
import type { AccountMail } from '#src/mail/mail.ts'
import {
  checkPolicy,
  createCredentialFor,
  revokeAccess,
  generateTemporaryPassword,
  replacePassword,
  temporaryPasswordExpiry,
} from '#src/passwords/passwords.ts'
import type { Pool } from '#src/pool.ts'
import { normalizeUsername, type User } from '#src/users/users.ts'
import { deliver, requireMailer } from './mailing.ts'
import { adminOperation, ClientMetadata, requireUser, UserInput, Username } from './operation.ts'
import { toUserType, toUser } from './views.ts'

export const adminGetUser = adminOperation(UserInput, (pool, { Username: username }) =>
  toUser(requireUser(pool, username)),
)

const Invitation = z.object({
  Username,
  UserAttributes: AttributeList.default([]),
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  ClientMetadata,
})
type Invitation = z.output<typeof Invitation>

/** Creates a user with a temporary password, or replaces the temporary password of a user who has not signed in yet. */
function invite(pool: Pool, input: Invitation, password: string): User {
  const email = normalizeUsername(input.Username)
  const existing = pool.users.find(email)
  if (input.MessageAction === 'RESEND') {
    if (!existing) throw userNotFound()
    if (existing.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new CognitoError(
        'UnsupportedUserStateException',
        'Resend not possible. Status is not FORCE_CHANGE_PASSWORD',
      )
    }
    replacePassword(pool, existing.sub, password, { isTemporary: true })
    return requireUser(pool, existing.sub)
  }
  if (existing) throw new CognitoError('UsernameExistsException', 'User account already exists')
  const { email: attributeEmail = email, ...attributes } = readAttributes(input.UserAttributes)
  if (!z.email().safeParse(email).success) throw invalidParameter('Username should be an email.')
  if (normalizeUsername(attributeEmail) !== email) throw invalidParameter('The email attribute must be the user name.')
  const now = pool.clock()
  const sub = randomUUID()
  pool.users.create(
    {
      sub,
      email,
      attributes: applyChanges({}, attributes),
      status: 'FORCE_CHANGE_PASSWORD',
      credential: createCredentialFor(pool, sub, password),
      passwordExpiresAt: temporaryPasswordExpiry(now),
    },
    now,
  )
  return requireUser(pool, sub)
}

export const adminCreateUser = adminOperation(Invitation, async (pool, input) => {
  const mailer = input.MessageAction === 'SUPPRESS' ? undefined : requireMailer(pool)
  const password = input.TemporaryPassword ?? generateTemporaryPassword()
  checkPolicy(password)
  const user = invite(pool, input, password)
  const mail: AccountMail = { kind: 'invitation', secret: password, locale: input.ClientMetadata?.locale }
  // If the e-mail is not sent, nobody knows the password, so the new account is removed to allow another attempt.
  const undo = () => {
    if (input.MessageAction === undefined) pool.users.remove(user.sub)
  }
  if (mailer) await deliver(mailer, user, mail, undo)
  return { User: toUserType(user) }
})

/** Confirms a sign-up without the e-mailed code. The e-mail address stays unverified. */
export const adminConfirmSignUp = adminOperation(UserInput, (pool, { Username: username }) => {
  const { sub, status } = requireUser(pool, username)
  if (status !== 'UNCONFIRMED') {
    throw new CognitoError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`)
  }
  pool.users.setStatus(sub, 'CONFIRMED', pool.clock())
  return {}
})

export const adminUpdateUserAttributes = adminOperation(
  z.object({ Username, UserAttributes: AttributeList }),
  (pool, { Username: username, UserAttributes }) => {
    const user = requireUser(pool, username)
    const { email = user.email, ...changes } = readAttributes(UserAttributes)
    if (normalizeUsername(email) !== user.email) throw invalidParameter('The email attribute must be the user name.')
    pool.users.setAttributes(user.sub, applyChanges(user.attributes, changes), pool.clock())
    return {}
  },
)

export const adminDeleteUser = adminOperation(UserInput, (pool, { Username: username }) => {
  const { sub } = requireUser(pool, username)
  return pool.atomically(() => {
    const revoked = revokeAccess(pool, sub)
    pool.users.remove(sub)
    return revoked
  })
})

/** Supported part of Cognito's filter language: exact matches on the two attributes that identify a user. */
const filterPattern = /^\s*"?(email|sub)"?\s*=\s*"([^"\\]+)"\s*$/

function findUsers(
  pool: Pool,
  { Filter, Limit, PaginationToken }: { Filter?: string; Limit: number; PaginationToken?: string },
) {
  if (!Filter) return pool.users.page(PaginationToken, Limit)
  const [, field, value] = filterPattern.exec(Filter) ?? []
  if (!value) throw invalidParameter('Error while parsing filter.')
  const user = pool.users.find(value)
  return user && (field === 'sub' ? user.sub : user.email) === normalizeUsername(value) ? [user] : []
}

export const listUsers = adminOperation(
  z.object({
    Filter: z.string().optional(),
    Limit: z.int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (pool, input) => {
    const users = findUsers(pool, input)
    const next = !input.Filter && users.length === input.Limit ? users.at(-1)?.sub : undefined
    return {
      Users: users.map(toUserType),
      ...(next ? { PaginationToken: next } : {}),
    }
  },
)
