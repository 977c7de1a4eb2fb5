/** Which sentence of the `auth` texts answers a failure of the account service. Its own messages come in English only. */

const byName = {
  NotAuthorizedException: 'failures.wrong',
  UserNotFoundException: 'failures.wrong',
  UserNotConfirmedException: 'failures.notConfirmed',
  PasswordResetRequiredException: 'failures.resetRequired',
  InvalidPasswordException: 'failures.passwordPolicy',
  TooManyRequestsException: 'failures.tooMany',
  TooManyFailedAttemptsException: 'failures.tooMany',
  LimitExceededException: 'failures.tooMany',
  CodeMismatchException: 'failures.challengeOver',
  ExpiredCodeException: 'failures.challengeOver',
  // The library's name for a request without an answer, and the browser's.
  NetworkError: 'errors:noAnswer',
  TypeError: 'errors:noAnswer',
} as const

/** One name stands for several refusals, told apart by their wording only. */
const byMessage = [
  [/attempts exceeded/i, 'failures.tooMany'],
  [/disabled/i, 'failures.disabled'],
  [/temporary password has expired/i, 'failures.temporaryExpired'],
  [/session/i, 'failures.challengeOver'],
] as const

export type FailureKey = (typeof byName)[keyof typeof byName] | (typeof byMessage)[number][1] | 'errors:unexpected'

/** Key of the sentence to show. */
export function failureKey(error: unknown): FailureKey {
  if (!(error instanceof Error)) return 'errors:unexpected'
  const worded = byMessage.find(([pattern]) => error.name === 'NotAuthorizedException' && pattern.test(error.message))
  return worded?.[1] ?? new Map<string, FailureKey>(Object.entries(byName)).get(error.name) ?? 'errors:unexpected'
}

/** The same once the password was right: what is refused then is the step, which may take three minutes. */
export function challengeFailureKey(error: unknown): FailureKey {
  const key = failureKey(error)
  return key === 'failures.wrong' ? 'failures.challengeOver' : key
}
