import { z } from 'zod'
import { CognitoError, invalidParameter } from '#src/errors.ts'
import { checkPolicy, revokeAccess, replacePassword } from '#src/passwords/passwords.ts'
import type { Pool } from '#src/pool.ts'
import { RevokedSessions } from '#src/tokens/sessions.ts'
import type { User, UserStatus } from '#src/users/users.ts'
import { createCode } from '#src/codes/verification.ts'
import { deliver, requireMailer } from './mailing.ts'
import { adminOperation, ClientMetadata, requireUser, UserInput, Password, Username } from './operation.ts'

/** The pool's groups: travel agents and consumers. */
const poolGroups = new Set(['B2BUsersGroup', 'CustomersGroup'])

function groupOperation(change: (pool: Pool, user: User, group: string) => void) {
  return adminOperation(z.object({ Username, GroupName: z.string() }), (pool, { Username: username, GroupName }) => {
    const user = requireUser(pool, username)
    if (!poolGroups.has(GroupName)) throw new CognitoError('ResourceNotFoundException', 'Group not found.')
    change(pool, user, GroupName)
    return {}
  })
}

export const adminAddUserToGroup = groupOperation((pool, { sub }, group) => pool.users.join(sub, group))

export const adminRemoveUserFromGroup = groupOperation((pool, { sub }, group) => pool.users.leave(sub, group))

export const adminListGroupsForUser = adminOperation(UserInput, (pool, { Username: username }) => ({
  Groups: requireUser(pool, username).groups.map((GroupName) => ({ GroupName, UserPoolId: pool.id })),
}))

export const adminSetUserPassword = adminOperation(
  z.object({ Username, Password, Permanent: z.boolean().default(false) }),
  (pool, { Username: username, Password: password, Permanent }) => {
    const { sub } = requireUser(pool, username)
    checkPolicy(password)
    return replacePassword(pool, sub, password, { isTemporary: !Permanent })
  },
)

/** Errors for users whose password cannot be reset, as in Amazon Cognito. */
const resetErrors: Partial<Record<UserStatus, () => CognitoError>> = {
  UNCONFIRMED: () =>
    invalidParameter('Cannot reset password for the user as there is no registered/verified email or phone_number'),
  FORCE_CHANGE_PASSWORD: () =>
    new CognitoError('NotAuthorizedException', 'User password cannot be reset in the current state.'),
}

/** Invalidates the password and e-mails a code with which the user can choose a new one. */
export const adminResetUserPassword = adminOperation(
  z.object({ Username, ClientMetadata }),
  async (pool, { Username: username, ClientMetadata: metadata }) => {
    const user = requireUser(pool, username)
    const createError = resetErrors[user.status]
    if (createError) throw createError()
    const mailer = requireMailer(pool)
    const revoked = pool.atomically(() => {
      pool.users.setStatus(user.sub, 'RESET_REQUIRED', pool.clock())
      return revokeAccess(pool, user.sub)
    })
    const secret = createCode(pool, 'reset', user.sub)
    // If the e-mail fails, the password is still invalid, and the user can request another code.
    await deliver(mailer, user, { kind: 'reset code', secret, locale: metadata?.locale }, () => undefined)
    return revoked
  },
)

export const adminUserGlobalSignOut = adminOperation(
  UserInput,
  (pool, { Username: username }) =>
    new RevokedSessions(pool.sessions.revokeAll(requireUser(pool, username).sub, pool.clock())),
)

export const adminDisableUser = adminOperation(UserInput, (pool, { Username: username }) => {
  const { sub } = requireUser(pool, username)
  return pool.atomically(() => {
    pool.users.setEnabled(sub, false, pool.clock())
    return revokeAccess(pool, sub)
  })
})

/** Enables a user. Sessions that were revoked when the user was disabled stay revoked. */
export const adminEnableUser = adminOperation(UserInput, (pool, { Username: username }) => {
  pool.users.setEnabled(requireUser(pool, username).sub, true, pool.clock())
  return {}
})
