import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AttributeList, readOwnAttributes, applyChanges } from '#src/users/attributes.ts'
import { findCandidate } from '#src/users/decoy.ts'
import { CognitoError, invalidParameter } from '#src/errors.ts'
import type { AccountMail } from '#src/mail/mail.ts'
import { checkPolicy, createCredentialFor } from '#src/passwords/passwords.ts'
import { normalizeUsername } from '#src/users/users.ts'
import { limitRequestsFrom, toDeliveryDetails, createCode, useCode, wrongCode } from '#src/codes/verification.ts'
import { deliver, requireMailer } from './mailing.ts'
import { ClientMetadata, clientOperation, Password, Username } from './operation.ts'

const SignUp = z.object({ Username, Password, UserAttributes: AttributeList.nullish(), ClientMetadata })

/** Creates an account without groups. An administrator grants access. */
export const signUp = clientOperation(SignUp, async (pool, input, { address }) => {
  const mailer = requireMailer(pool)
  checkPolicy(input.Password)
  const email = normalizeUsername(input.Username)
  if (!z.email().safeParse(email).success) throw invalidParameter('Username should be an email.')
  const attributeList = (input.UserAttributes ?? []).filter(({ Name }) => Name !== 'email')
  const hasOtherEmail = (input.UserAttributes ?? []).some(
    ({ Name, Value }) => Name === 'email' && normalizeUsername(Value) !== email,
  )
  if (hasOtherEmail) throw invalidParameter('The email attribute must be the user name.')
  const attributes = { ...applyChanges({}, readOwnAttributes(attributeList)), email_verified: 'false' }
  limitRequestsFrom(pool, address)
  if (pool.users.find(email)) {
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.')
  }
  const sub = randomUUID()
  const credential = createCredentialFor(pool, sub, input.Password)
  const account = { sub, email, attributes, status: 'UNCONFIRMED', credential, passwordExpiresAt: null } as const
  pool.users.create(account, pool.clock())
  const secret = createCode(pool, 'sign-up', sub)
  const mail: AccountMail = { kind: 'sign-up code', secret, locale: input.ClientMetadata?.locale }
  await deliver(mailer, account, mail, () => pool.users.remove(sub))
  const CodeDeliveryDetails = toDeliveryDetails(email, { user: pool.users.find(sub), sub })
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails }
})

export const resendConfirmationCode = clientOperation(
  z.object({ Username, ClientMetadata }),
  (pool, { Username: username, ClientMetadata: metadata }, { address }) => {
    const mailer = requireMailer(pool)
    limitRequestsFrom(pool, address)
    const candidate = findCandidate(pool, username)
    const { user, sub } = candidate
    const secret = createCode(pool, 'sign-up', sub)
    if (user?.status === 'UNCONFIRMED')
      mailer.sendLater(user, { kind: 'sign-up code', secret, locale: metadata?.locale })
    return { CodeDeliveryDetails: toDeliveryDetails(username, candidate) }
  },
)

export const confirmSignUp = clientOperation(
  z.object({ Username, ConfirmationCode: z.string().max(2048) }),
  (pool, { Username: username, ConfirmationCode }, { address }) => {
    const { user, sub } = findCandidate(pool, username)
    useCode(pool, 'sign-up', sub, ConfirmationCode, address)
    if (user?.status !== 'UNCONFIRMED') throw wrongCode()
    const now = pool.clock()
    pool.atomically(() => {
      pool.users.setStatus(sub, 'CONFIRMED', now)
      pool.users.setAttributes(sub, { ...user.attributes, email_verified: 'true' }, now)
    })
    return {}
  },
)
