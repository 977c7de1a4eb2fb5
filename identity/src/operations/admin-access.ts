import { z } from 'zod'
import { CognitoError, invalidParameter } from '#src/errors.ts'
import { checkPolicy, revokeAccess, replacePassword } from '#src/passwords/passwords.ts'
import type { Pool } from '#src/pool.ts'
import { RevokedSessions } from '#src/tokens/sessions.ts'
import type { User, UserStatus } from '#src/users/users.ts'
import { newCode } from '#src/codes/verification.ts'
import { deliver, needMailer } from './mailing.ts'
import { adminOperation, ClientMetadata, needUser, OneUser, Password, Username } from './operation.ts'

/** Groups of the pool: agents of travel companies, and consumers. */
const groups = new Set(['B2BUsersGroup', 'CustomersGroup'])

function membership(change: (pool: Pool, user: User, group: string) => void) {
  return adminOperation(z.object({ Username, GroupName: z.string() }), (pool, { Username: username, GroupName }) => {
    const user = needUser(pool, username)
    if (!groups.has(GroupName)) throw new CognitoError('ResourceNotFoundException', 'Group not found.')
    change(pool, user, GroupName)
    return {}
  })
}

export const adminAddUserToGroup = membership((pool, { sub }, group) => pool.users.join(sub, group))

export const adminRemoveUserFromGroup = membership((pool, { sub }, group) => pool.users.leave(sub, group))

export const adminListGroupsForUser = adminOperation(OneUser, (pool, { Username: username }) => ({
  Groups: needUser(pool, username).groups.map((GroupName) => ({ GroupName, UserPoolId: pool.id })),
}))

export const adminSetUserPassword = adminOperation(
  z.object({ Username, Password, Permanent: z.boolean().default(false) }),
  (pool, { Username: username, Password: password, Permanent }) => {
    const { sub } = needUser(pool, username)
    checkPolicy(password)
    return replacePassword(pool, sub, password, { temporary: !Permanent })
  },
)

/** Errors for users whose password cannot be reset, as at Amazon Cognito. */
const resetRefusals: Partial<Record<UserStatus, () => CognitoError>> = {
  UNCONFIRMED: () =>
    invalidParameter('Cannot reset password for the user as there is no registered/verified email or phone_number'),
  FORCE_CHANGE_PASSWORD: () =>
    new CognitoError('NotAuthorizedException', 'User password cannot be reset in the current state.'),
}

/** Invalidates the password and mails a code with which the user chooses a new one. */
export const adminResetUserPassword = adminOperation(
  z.object({ Username, ClientMetadata }),
  async (pool, { Username: username, ClientMetadata: metadata }) => {
    const user = needUser(pool, username)
    const refusal = resetRefusals[user.status]
    if (refusal) throw refusal()
    const mailer = needMailer(pool)
    const revoked = pool.atomically(() => {
      pool.users.setStatus(user.sub, 'RESET_REQUIRED', pool.clock())
      return revokeAccess(pool, user.sub)
    })
    const secret = newCode(pool, 'reset', user.sub)
    // If the mail fails, the password is still invalid, and the user can request another code.
    await deliver(mailer, user, { kind: 'reset code', secret, locale: metadata?.locale }, () => undefined)
    return revoked
  },
)

export const adminUserGlobalSignOut = adminOperation(
  OneUser,
  (pool, { Username: username }) =>
    new RevokedSessions(pool.sessions.revokeAll(needUser(pool, username).sub, pool.clock())),
)

export const adminDisableUser = adminOperation(OneUser, (pool, { Username: username }) => {
  const { sub } = needUser(pool, username)
  return pool.atomically(() => {
    pool.users.setEnabled(sub, false, pool.clock())
    return revokeAccess(pool, sub)
  })
})

/** Sessions that were revoked by disabling the user stay revoked. */
export const adminEnableUser = adminOperation(OneUser, (pool, { Username: username }) => {
  pool.users.setEnabled(needUser(pool, username).sub, true, pool.clock())
  return {}
})
