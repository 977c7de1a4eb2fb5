import { z } from 'zod'
import { accountAndAddressLimit } from '#src/limits/attempt-limit.ts'
import { CognitoError, tooManyAttempts, wrongPassword } from '#src/errors.ts'
import { checkPolicy, replacePassword } from '#src/passwords/passwords.ts'
import { RevokedSessions } from '#src/tokens/sessions.ts'
import { passwordMatches } from '#src/passwords/srp.ts'
import { mailPasswordChanged } from './mailing.ts'
import { ClientMetadata, clientOperation, Password, userOperation } from './operation.ts'
import { toAttributeList } from './views.ts'

const EmptyInput = z.object({})

/** Returns the user's own record. */
export const getUser = userOperation(EmptyInput, (_pool, { user }) => ({
  Username: user.sub,
  UserAttributes: toAttributeList(user),
}))

/** Revokes all sessions of the user. */
export const globalSignOut = userOperation(
  EmptyInput,
  (pool, { user }) => new RevokedSessions(pool.sessions.revokeAll(user.sub, pool.clock())),
)

/** Revokes the session of a refresh token. Unknown tokens are not an error (RFC 7009). */
export const revokeToken = clientOperation(
  z.object({ Token: z.string() }),
  (pool, { Token }) => new RevokedSessions(pool.sessions.revoke(Token, pool.clock())),
)

/** Changes the password and revokes all other sessions of the user. */
export const changePassword = userOperation(
  z.object({ PreviousPassword: Password, ProposedPassword: Password, ClientMetadata }),
  (pool, { user, originJti }, { PreviousPassword, ProposedPassword, ClientMetadata: metadata }) => {
    const { sub, credential } = user
    const now = pool.clock()
    // Counted separately from sign-in, so that strangers who guess passwords there cannot prevent the owner from changing the password.
    const subject = `change:${sub}`
    if (pool.attempts.isBlocked(subject, now)) throw tooManyAttempts()
    checkPolicy(ProposedPassword)
    if (!passwordMatches({ poolName: pool.name, sub }, PreviousPassword, credential)) {
      pool.attempts.record(subject, accountAndAddressLimit, now)
      throw wrongPassword()
    }
    if (PreviousPassword === ProposedPassword) {
      throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used')
    }
    pool.attempts.forget(subject)
    const revoked = replacePassword(pool, sub, ProposedPassword, { isTemporary: false, exceptOriginJti: originJti })
    mailPasswordChanged(pool, user, metadata?.locale)
    return revoked
  },
)
