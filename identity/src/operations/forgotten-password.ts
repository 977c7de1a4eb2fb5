import { z } from 'zod'
import { findCandidate } from '#src/users/decoy.ts'
import { checkPolicy, replacePassword } from '#src/passwords/passwords.ts'
import type { User } from '#src/users/users.ts'
import { limitRequestsFrom, toDeliveryDetails, createCode, useCode, wrongCode } from '#src/codes/verification.ts'
import { requireMailer, mailPasswordChanged } from './mailing.ts'
import { ClientMetadata, clientOperation, Password, Username } from './operation.ts'

/**
 * Whether a user may reset the password by e-mail. An unconfirmed sign-up may, too: if a stranger signed up with somebody else's address,
 * the owner of the address gets the account. Invited users may not; only an administrator can renew an expired invitation.
 */
const canReset = (user: User | undefined): user is User =>
  user !== undefined && user.isEnabled && user.status !== 'FORCE_CHANGE_PASSWORD'

export const forgotPassword = clientOperation(
  z.object({ Username, ClientMetadata }),
  (pool, { Username: username, ClientMetadata: metadata }, { address }) => {
    const mailer = requireMailer(pool)
    limitRequestsFrom(pool, address)
    const candidate = findCandidate(pool, username)
    const { user, sub } = candidate
    const secret = createCode(pool, 'reset', sub)
    if (canReset(user)) mailer.sendLater(user, { kind: 'reset code', secret, locale: metadata?.locale })
    return { CodeDeliveryDetails: toDeliveryDetails(username, candidate) }
  },
)

export const confirmForgotPassword = clientOperation(
  z.object({ Username, ConfirmationCode: z.string().max(2048), Password, ClientMetadata }),
  (pool, { Username: username, ConfirmationCode, Password: password, ClientMetadata: metadata }, { address }) => {
    // Checked first, so that a rejected password does not use up the code.
    checkPolicy(password)
    const { user, sub } = findCandidate(pool, username)
    useCode(pool, 'reset', sub, ConfirmationCode, address)
    if (!canReset(user)) throw wrongCode()
    // The code was e-mailed, so the address is verified.
    pool.users.setAttributes(sub, { ...user.attributes, email_verified: 'true' }, pool.clock())
    const revoked = replacePassword(pool, sub, password, { isTemporary: false })
    mailPasswordChanged(pool, user, metadata?.locale)
    return revoked
  },
)
