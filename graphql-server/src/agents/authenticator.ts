import type { EnrolAuthenticatorInput } from '../__generated__/schema-types.ts'
import { readAuthenticator, readProfile } from './gateway-calls.ts'
import { authCodeRefusal } from '../errors/auth-code-refusal.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { authCode, collectErrors, freeText } from '../input/field-rules.ts'
import { requireAccepted } from '../gateway/envelope.ts'
import { field, path, text, texts, utcTime } from '../gateway/wire.ts'

const recoveryCode = freeText({ max: 50 })

/** Starts an enrollment. The gateway verifies the code that a second enrollment requires. */
export async function enrolAuthenticator(input: EnrolAuthenticatorInput | null, { gateway, locale }: Context) {
  const { errors, unwrap } = collectErrors()
  const body = {
    ...(input?.authCode && { authCode: unwrap(authCode('authCode', input.authCode)) }),
    ...(input?.recoveryCode && {
      recoveryCode: unwrap(recoveryCode('recoveryCode', input.recoveryCode)).toUpperCase(),
    }),
  }
  if (errors.length > 0) return invalidInput(errors, locale)
  const result = await gateway.callOptional('/profile/authenticator', { body })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  const refused = result.ok ? null : authCodeRefusal(result, locale)
  if (refused) return refused
  const content = path(requireAccepted(result).body, 'response')
  const secret = text(field(content, 'secret'))
  const uri = text(field(content, 'uri'))
  const expiresAt = utcTime(field(content, 'expiresAt'))
  if (!secret || !uri?.startsWith('otpauth://') || !expiresAt) fail('GATEWAY_BAD_RESPONSE', { cause: 'no enrollment' })
  return { __typename: 'AuthenticatorEnrolment' as const, secret, uri, expiresAt }
}

/** Completes an enrollment with the first code of the new app. */
export async function confirmAuthenticator(raw: string, { gateway, locale }: Context) {
  const { value: code, error } = authCode('code', raw)
  if (error) return invalidInput([error], locale)
  const result = await gateway.callOptional('/profile/authenticator/confirm', { body: { code } })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (!result.ok) {
    if (result.code === 'ENROLMENT_EXPIRED') return refusal('EnrolmentExpired', 'ENROLMENT_EXPIRED', locale)
    const refused = authCodeRefusal(result, locale)
    if (refused) return refused
  }
  const recoveryCodes = texts(path(requireAccepted(result).body, 'response', 'recoveryCodes'))
  const authenticator = readAuthenticator(await readProfile(gateway))
  if (recoveryCodes.length === 0 || !authenticator) fail('GATEWAY_BAD_RESPONSE', { cause: 'no recovery codes' })
  return { __typename: 'AuthenticatorConfirmed' as const, recoveryCodes, authenticator }
}
