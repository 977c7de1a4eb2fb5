import { z } from 'zod'
import { perAccountAndAddress } from '#src/limits/attempt-limit.ts'
import { CognitoError, tooManyAttempts, wrongPassword } from '#src/errors.ts'
import { checkPolicy, replacePassword } from '#src/passwords/passwords.ts'
import { EndedSessions } from '#src/tokens/sessions.ts'
import { passwordMatches } from '#src/passwords/srp.ts'
import { tellPasswordChanged } from './mailing.ts'
import { ClientMetadata, clientOperation, Password, userOperation } from './operation.ts'
import { attributesOf } from './views.ts'

const Nothing = z.object({})

/** The user's own record. */
export const getUser = userOperation(Nothing, (_pool, { user }) => ({
  Username: user.sub,
  UserAttributes: attributesOf(user),
}))

/** Ends every sign-in of the user, on all devices. */
export const globalSignOut = userOperation(
  Nothing,
  (pool, { user }) => new EndedSessions(pool.sessions.revokeAll(user.sub, pool.clock())),
)

/** Ends the sign-in of this refresh token; as RFC 7009 asks, an unknown token is no error. */
export const revokeToken = clientOperation(
  z.object({ Token: z.string() }),
  (pool, { Token }) => new EndedSessions(pool.sessions.revoke(Token, pool.clock())),
)

/** Ends all other sign-ins; the one it is called from goes on. */
export const changePassword = userOperation(
  z.object({ PreviousPassword: Password, ProposedPassword: Password, ClientMetadata }),
  (pool, { user, originJti }, { PreviousPassword, ProposedPassword, ClientMetadata: metadata }) => {
    const { sub, credential } = user
    const now = pool.clock()
    // Counted apart from sign-in, so that strangers who guess there cannot keep the owner from changing the password.
    const subject = `change:${sub}`
    if (pool.attempts.isBlocked(subject, now)) throw tooManyAttempts()
    checkPolicy(ProposedPassword)
    if (!passwordMatches({ poolName: pool.name, sub }, PreviousPassword, credential)) {
      pool.attempts.record(subject, perAccountAndAddress, now)
      throw wrongPassword()
    }
    if (PreviousPassword === ProposedPassword) {
      throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used')
    }
    pool.attempts.forget(subject)
    const ended = replacePassword(pool, sub, ProposedPassword, { temporary: false, kept: originJti })
    tellPasswordChanged(pool, user, metadata?.locale)
    return ended
  },
)
