import { z } from 'zod'
import { candidateFor } from '#src/users/decoy.ts'
import { checkPolicy, replacePassword } from '#src/passwords/passwords.ts'
import type { User } from '#src/users/users.ts'
import { countRequestFrom, delivery, newCode, useCode, wrongCode } from '#src/codes/verification.ts'
import { needMailer, tellPasswordChanged } from './mailing.ts'
import { ClientMetadata, clientOperation, Password, Username } from './operation.ts'

/**
 * Who owns the mailbox may choose a password. Also where a sign-up was not confirmed: so the owner of an address gets the
 * account that a stranger has opened with it. An invitation that ran out stays a matter of the administrator.
 */
const mayReset = (user: User | undefined): user is User =>
  user !== undefined && user.isEnabled && user.status !== 'FORCE_CHANGE_PASSWORD'

export const forgotPassword = clientOperation(
  z.object({ Username, ClientMetadata }),
  (pool, { Username: username, ClientMetadata: metadata }, { address }) => {
    const mailer = needMailer(pool)
    countRequestFrom(pool, address)
    const candidate = candidateFor(pool, username)
    const { user, sub } = candidate
    const secret = newCode(pool, 'reset', sub)
    if (mayReset(user)) mailer.sendLater(user, { kind: 'reset code', secret, locale: metadata?.locale })
    return { CodeDeliveryDetails: delivery(username, candidate) }
  },
)

export const confirmForgotPassword = clientOperation(
  z.object({ Username, ConfirmationCode: z.string().max(2048), Password, ClientMetadata }),
  (pool, { Username: username, ConfirmationCode, Password: password, ClientMetadata: metadata }, { address }) => {
    // Before the code is looked at: a refused password does not use it up.
    checkPolicy(password)
    const { user, sub } = candidateFor(pool, username)
    useCode(pool, 'reset', sub, ConfirmationCode, address)
    if (!mayReset(user)) throw wrongCode()
    // The code came by mail.
    pool.users.setAttributes(sub, { ...user.attributes, email_verified: 'true' }, pool.clock())
    const ended = replacePassword(pool, sub, password, { temporary: false })
    tellPasswordChanged(pool, user, metadata?.locale)
    return ended
  },
)
