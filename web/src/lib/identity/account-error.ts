/** Which sentence of the `auth` texts answers a failure of the account service. Its own messages come in English only. */

const byName = {
  NotAuthorizedException: 'failures.wrong',
  UserNotFoundException: 'failures.wrong',
  UserNotConfirmedException: 'failures.notConfirmed',
  PasswordResetRequiredException: 'failures.resetRequired',
  InvalidPasswordException: 'failures.passwordPolicy',
  PasswordHistoryPolicyViolationException: 'failures.passwordUsed',
  TooManyRequestsException: 'failures.tooMany',
  TooManyFailedAttemptsException: 'failures.tooMany',
  LimitExceededException: 'failures.tooMany',
  CodeMismatchException: 'failures.codeWrong',
  ExpiredCodeException: 'failures.codeExpired',
  CodeDeliveryFailureException: 'failures.mailFailed',
  // The library's name for a request without an answer, and the browser's.
  NetworkError: 'errors:noAnswer',
  TypeError: 'errors:noAnswer',
} as const

/** One name stands for several refusals, told apart by their wording only. */
const byMessage = [
  [/attempts exceeded/i, 'failures.tooMany'],
  [/disabled/i, 'failures.disabled'],
  [/temporary password has expired/i, 'failures.temporaryExpired'],
  [/status is CONFIRMED/i, 'failures.alreadyConfirmed'],
  [/session/i, 'failures.challengeOver'],
] as const

export type FailureKey =
  | (typeof byName)[keyof typeof byName]
  | (typeof byMessage)[number][1]
  | 'failures.oldPasswordWrong'
  | 'failures.wrongWithSpaces'
  | 'failures.notB2b'
  | 'errors:unexpected'

/** Key of the sentence to show. */
export function failureKey(error: unknown): FailureKey {
  if (!(error instanceof Error)) return 'errors:unexpected'
  const worded = byMessage.find(([pattern]) => error.name === 'NotAuthorizedException' && pattern.test(error.message))
  return worded?.[1] ?? new Map<string, FailureKey>(Object.entries(byName)).get(error.name) ?? 'errors:unexpected'
}

/** A function that says something else for some of the sentences, because of where it is asked. */
const instead =
  (others: Partial<Record<FailureKey, FailureKey>>) =>
  (error: unknown): FailureKey => {
    const key = failureKey(error)
    return others[key] ?? key
  }

/** Once the password was right: what is refused then is the step, which may take three minutes. */
export const challengeFailureKey = instead({
  'failures.wrong': 'failures.challengeOver',
  'failures.codeWrong': 'failures.challengeOver',
  'failures.codeExpired': 'failures.challengeOver',
})

/** With a code of a mail: an address without an account must not be told from one whose code is wrong. */
export const codeFailureKey = instead({ 'failures.wrong': 'failures.codeWrong' })

/** For whoever is signed in: only the old password can be wrong. */
export const changeFailureKey = instead({ 'failures.wrong': 'failures.oldPasswordWrong' })
