import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AttributeList, readAttributes } from '../attributes.ts'
import { CognitoError, invalidParameter, userNotFound } from '../errors.ts'
import { checkPolicy, credentialFor, newTemporaryPassword, replacePassword, temporaryUntil } from '../passwords.ts'
import type { Mailer } from '../invitation.ts'
import type { Pool } from '../pool.ts'
import { normalise, type User } from '../users.ts'
import { adminOperation } from './operation.ts'
import { userTypeView, userView } from './views.ts'

/** The groups of the pool: agents of travel companies, and travellers who book for themselves. */
const groups = new Set(['B2BUsersGroup', 'CustomersGroup'])

const Username = z.string().min(1).max(128)
const OneUser = z.object({ Username })

function need(pool: Pool, username: string): User {
  const user = pool.users.find(username)
  if (!user) throw userNotFound()
  return user
}

export const adminGetUser = adminOperation(OneUser, (pool, { Username: username }) => userView(need(pool, username)))

const Invitation = z.object({
  Username,
  UserAttributes: AttributeList.default([]),
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
})
type Invitation = z.output<typeof Invitation>

/** Makes the account with a temporary password, or gives one that still waits a new temporary password. */
function invite(pool: Pool, input: Invitation, password: string): User {
  const email = normalise(input.Username)
  const existing = pool.users.find(email)
  if (input.MessageAction === 'RESEND') {
    if (!existing) throw userNotFound()
    if (existing.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new CognitoError(
        'UnsupportedUserStateException',
        'Resend not possible. Status is not FORCE_CHANGE_PASSWORD',
      )
    }
    replacePassword(pool, existing.sub, password, { temporary: true })
    return need(pool, existing.sub)
  }
  if (existing) throw new CognitoError('UsernameExistsException', 'User account already exists')
  const { email: given = email, ...attributes } = readAttributes(input.UserAttributes)
  if (!z.email().safeParse(email).success) throw invalidParameter('Username should be an email.')
  if (normalise(given) !== email) throw invalidParameter('The email attribute must be the user name.')
  const now = pool.clock()
  const sub = randomUUID()
  pool.users.create(
    {
      sub,
      email,
      attributes,
      status: 'FORCE_CHANGE_PASSWORD',
      credential: credentialFor(pool, sub, password),
      passwordExpiresAt: temporaryUntil(now),
    },
    now,
  )
  return need(pool, sub)
}

async function deliver(pool: Pool, mailer: Mailer, user: User, password: string, isNew: boolean): Promise<void> {
  try {
    await mailer.invite(user, password)
  } catch (cause) {
    // Without the mail nobody knows the password: a new account must not stand in the way of a second try.
    if (isNew) pool.users.remove(user.sub)
    throw new CognitoError('CodeDeliveryFailureException', 'The invitation could not be sent.', { cause })
  }
}

export const adminCreateUser = adminOperation(Invitation, async (pool, input) => {
  const { mailer } = pool
  const isMailed = input.MessageAction !== 'SUPPRESS'
  if (isMailed && !mailer) {
    throw new CognitoError(
      'CodeDeliveryFailureException',
      'No SMTP_URL is set: give a temporary password and suppress the message.',
    )
  }
  const password = input.TemporaryPassword ?? newTemporaryPassword()
  checkPolicy(password)
  const user = invite(pool, input, password)
  if (isMailed && mailer) await deliver(pool, mailer, user, password, input.MessageAction === undefined)
  return { User: userTypeView(user) }
})

export const adminSetUserPassword = adminOperation(
  z.object({ Username, Password: z.string(), Permanent: z.boolean().default(false) }),
  (pool, { Username: username, Password, Permanent }) => {
    const { sub } = need(pool, username)
    checkPolicy(Password)
    replacePassword(pool, sub, Password, { temporary: !Permanent })
    return {}
  },
)

export const adminAddUserToGroup = adminOperation(
  z.object({ Username, GroupName: z.string() }),
  (pool, { Username: username, GroupName }) => {
    const { sub } = need(pool, username)
    if (!groups.has(GroupName)) throw new CognitoError('ResourceNotFoundException', 'Group not found.')
    pool.users.join(sub, GroupName)
    return {}
  },
)

export const adminListGroupsForUser = adminOperation(OneUser, (pool, { Username: username }) => ({
  Groups: need(pool, username).groups.map((GroupName) => ({ GroupName, UserPoolId: pool.id })),
}))

/** The exact-match half of Cognito's filter language, on the two names that identify an account. */
const filterForm = /^\s*"?(email|sub)"?\s*=\s*"([^"\\]+)"\s*$/

function listed(
  pool: Pool,
  { Filter, Limit, PaginationToken }: { Filter?: string; Limit: number; PaginationToken?: string },
) {
  if (!Filter) return pool.users.page(PaginationToken, Limit)
  const [, field, value] = filterForm.exec(Filter) ?? []
  if (!value) throw invalidParameter('Error while parsing filter.')
  const user = pool.users.find(value)
  return user && (field === 'sub' ? user.sub : user.email) === normalise(value) ? [user] : []
}

export const listUsers = adminOperation(
  z.object({
    Filter: z.string().optional(),
    Limit: z.int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (pool, input) => {
    const users = listed(pool, input)
    const next = !input.Filter && users.length === input.Limit ? users.at(-1)?.sub : undefined
    return {
      Users: users.map(userTypeView),
      ...(next ? { PaginationToken: next } : {}),
    }
  },
)
