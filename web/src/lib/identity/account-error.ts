/** The sentence for an error of the account service, whose own messages are in English only. */

const keysByName = {
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
  // The library's name for a request without a response, and the browser's.
  NetworkError: 'errors:noAnswer',
  TypeError: 'errors:noAnswer',
} as const

/** NotAuthorizedException covers several refusals that only its message tells apart. */
const keysByMessage = [
  [/attempts exceeded/i, 'auth:failures.tooMany'],
  [/disabled/i, 'auth:failures.disabled'],
  [/temporary password has expired/i, 'auth:failures.temporaryExpired'],
  [/status is CONFIRMED/i, 'auth:failures.alreadyConfirmed'],
  [/session/i, 'auth:failures.challengeOver'],
] as const

/** Key of a text. */
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

/** `failureKey` with other sentences for some refusals, where the context makes them more precise. */
const withOverrides =
  (overrides: Partial<Record<FailureKey, FailureKey>>) =>
  (error: unknown): FailureKey => {
    const key = failureKey(error)
    return overrides[key] ?? key
  }

/** After a correct password, only the challenge can be refused; it expires after three minutes. */
export const challengeFailureKey = withOverrides({
  'auth:failures.wrong': 'auth:failures.challengeOver',
  'auth:failures.codeWrong': 'auth:failures.challengeOver',
  'auth:failures.codeExpired': 'auth:failures.challengeOver',
})

/** With a mailed code: an address without an account must look like one with a wrong code. */
export const codeFailureKey = withOverrides({ 'auth:failures.wrong': 'auth:failures.codeWrong' })

/** With a session, only the old password can be wrong. */
export const changeFailureKey = withOverrides({ 'auth:failures.wrong': 'auth:failures.oldPasswordWrong' })
