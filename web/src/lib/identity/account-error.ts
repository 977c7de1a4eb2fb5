/** Maps errors from the account service to the app's own texts, because the service's messages are in English only. */

import { MissingAttributes } from './missing-attributes.ts'

const keysByName = {
  MissingAttributes: 'auth:failures.attributesMissing',
  NotAuthorizedException: 'auth:failures.wrong',
  UserNotFoundException: 'auth:failures.wrong',
  UserNotConfirmedException: 'auth:failures.notConfirmed',
  PasswordResetRequiredException: 'auth:failures.resetRequired',
  InvalidPasswordException: 'auth:failures.passwordPolicy',
  PasswordHistoryPolicyViolationException: 'auth:failures.passwordUsed',
  TooManyRequestsException: 'auth:failures.tooMany',
  TooManyFailedAttemptsException: 'auth:failures.tooMany',
  LimitExceededException: 'auth:failures.tooMany',
  CodeMismatchException: 'auth:failures.codeWrong',
  ExpiredCodeException: 'auth:failures.codeExpired',
  CodeDeliveryFailureException: 'auth:failures.mailFailed',
  // Names that the library and the browser use for a request without a response.
  NetworkError: 'errors:noAnswer',
  TypeError: 'errors:noAnswer',
} as const

/** NotAuthorizedException covers several refusals that differ only in their messages. */
const keysByMessage = [
  [/attempts exceeded/i, 'auth:failures.tooMany'],
  [/disabled/i, 'auth:failures.disabled'],
  [/temporary password has expired/i, 'auth:failures.temporaryExpired'],
  [/status is CONFIRMED/i, 'auth:failures.alreadyConfirmed'],
  [/session/i, 'auth:failures.challengeOver'],
] as const

/** Key of the text for a failure. */
export type FailureKey =
  | (typeof keysByName)[keyof typeof keysByName]
  | (typeof keysByMessage)[number][1]
  | 'auth:failures.oldPasswordWrong'
  | 'auth:failures.wrongWithSpaces'
  | 'auth:failures.notB2b'
  | 'errors:unexpected'

export function failureKey(error: unknown): FailureKey {
  if (!(error instanceof Error)) return 'errors:unexpected'
  const byMessage = keysByMessage.find(
    ([pattern]) => error.name === 'NotAuthorizedException' && pattern.test(error.message),
  )
  return (
    byMessage?.[1] ?? new Map<string, FailureKey>(Object.entries(keysByName)).get(error.name) ?? 'errors:unexpected'
  )
}

/** Values for an error text. Attribute names stay left-to-right in every language. */
export const failureValues = (error: unknown) => ({
  attributes: error instanceof MissingAttributes ? `\u2066${error.attributes.join(', ')}\u2069` : '',
})

/** Returns a variant of `failureKey` with more precise texts for some failures. */
const withOverrides =
  (overrides: Partial<Record<FailureKey, FailureKey>>) =>
  (error: unknown): FailureKey => {
    const key = failureKey(error)
    return overrides[key] ?? key
  }

/** For a new-password challenge. The old password was correct, so only the challenge can fail, which expires after three minutes. */
export const challengeFailureKey = withOverrides({
  'auth:failures.wrong': 'auth:failures.challengeOver',
  'auth:failures.codeWrong': 'auth:failures.challengeOver',
  'auth:failures.codeExpired': 'auth:failures.challengeOver',
})

/** For emailed codes. An email address without an account must look like a wrong code. */
export const codeFailureKey = withOverrides({ 'auth:failures.wrong': 'auth:failures.codeWrong' })

/** For a change of password in a session, where only the old password can be wrong. */
export const changeFailureKey = withOverrides({ 'auth:failures.wrong': 'auth:failures.oldPasswordWrong' })
