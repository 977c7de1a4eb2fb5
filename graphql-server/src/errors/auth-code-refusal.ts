/** Refusals for an authenticator code, at payment and at enrollment. */
import type { Refusal } from '../gateway/envelope.ts'
import type { Locale } from '../locale.ts'
import { field, integer, utcTime } from '../gateway/wire.ts'
import { formatMakkahTime } from './format.ts'
import { message } from './message.ts'

/** Reads the number of remaining attempts; null if the gateway does not return it. */
function readAttemptsLeft({ details }: Refusal): number | null {
  const attemptsLeft = integer(field(details, 'attemptsLeft'))
  return attemptsLeft === undefined ? null : Math.max(0, attemptsLeft)
}

function codeInvalid(refusal: Refusal, locale: Locale) {
  const attemptsLeft = readAttemptsLeft(refusal)
  return {
    __typename: 'AuthCodeRefused' as const,
    code: 'AUTH_CODE_INVALID' as const,
    message:
      attemptsLeft === null
        ? message('AUTH_CODE_INVALID', locale)
        : message('AUTH_CODE_INVALID.attempts', locale, { attemptsLeft }),
    attemptsLeft,
    retryAt: null,
  }
}

function codeUsed(refusal: Refusal, locale: Locale) {
  return {
    __typename: 'AuthCodeRefused' as const,
    code: 'AUTH_CODE_USED' as const,
    message: message('AUTH_CODE_USED', locale),
    attemptsLeft: readAttemptsLeft(refusal),
    retryAt: null,
  }
}

function codeLocked({ details }: Refusal, locale: Locale) {
  const retryAt = utcTime(field(details, 'retryAt')) ?? null
  const time = retryAt && formatMakkahTime(new Date(retryAt), locale)
  return {
    __typename: 'AuthCodeRefused' as const,
    code: 'AUTH_CODE_LOCKED' as const,
    message: time === null ? message('AUTH_CODE_LOCKED', locale) : message('AUTH_CODE_LOCKED.time', locale, { time }),
    attemptsLeft: 0,
    retryAt,
  }
}

const authenticatorMissing = (_refusal: Refusal, locale: Locale) => ({
  __typename: 'AuthCodeRefused' as const,
  code: 'AUTHENTICATOR_MISSING' as const,
  message: message('AUTHENTICATOR_MISSING', locale),
  attemptsLeft: null,
  retryAt: null,
})

export const authCodeRefusals = {
  AUTH_CODE_INVALID: codeInvalid,
  AUTH_CODE_USED: codeUsed,
  AUTH_CODE_LOCKED: codeLocked,
  AUTHENTICATOR_MISSING: authenticatorMissing,
}

const isAuthCodeRefusal = (code: string): code is keyof typeof authCodeRefusals => Object.hasOwn(authCodeRefusals, code)

/** Maps an authenticator code refusal to the schema; undefined for other refusals. */
export const authCodeRefusal = (refusal: Refusal, locale: Locale) =>
  isAuthCodeRefusal(refusal.code) ? authCodeRefusals[refusal.code](refusal, locale) : undefined
