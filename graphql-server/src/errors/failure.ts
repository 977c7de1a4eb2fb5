/** Defines thrown errors, their codes, and how their messages are masked. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { unwrapResolverError } from '@apollo/server/errors'
import { codes } from './codes.ts'
import { type MessageKey, message } from './message.ts'
import type { Locale } from '../locale.ts'
import { requestScope } from './request-scope.ts'

/** Codes of top-level errors, with the HTTP status used when the whole request fails. */
const httpStatus = {
  UNAUTHENTICATED: 401,
  NOT_B2B: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  GATEWAY_TIMEOUT: 504,
  GATEWAY_UNAVAILABLE: 503,
  GATEWAY_BAD_RESPONSE: 502,
  INTERNAL_SERVER_ERROR: 500,
} as const

export type ThrownCode = keyof typeof httpStatus

type FailureDetails = {
  /** Cause, for the log only. */
  cause?: unknown
  /** Key of a more specific message than the code's. */
  messageKey?: MessageKey
  /** More specific HTTP status, such as 413 or 415. */
  status?: number
  /** Explanation in English for developers. Sent instead of the message. */
  reason?: string
  /** Seconds to wait before trying again, where known. */
  retryAfter?: number | undefined
}

/** Default time that a rate-limited client should wait, in seconds. */
const defaultRetryAfter = 5

/** An error with a code. Every other error is masked. */
export class Failure extends Error {
  readonly code: ThrownCode
  readonly messageKey: MessageKey
  readonly status: number
  readonly reason: string | undefined
  /** Seconds to wait before trying again; undefined unless the code is RATE_LIMITED. */
  readonly retryAfter: number | undefined

  constructor(code: ThrownCode, details: FailureDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.messageKey = details.messageKey ?? code
    this.status = details.status ?? httpStatus[code]
    this.reason = details.reason
    this.retryAfter = code === 'RATE_LIMITED' ? (details.retryAfter ?? defaultRetryAfter) : undefined
  }
}

/** Throws a `Failure`. */
export function fail(code: ThrownCode, details?: FailureDetails): never {
  throw new Failure(code, details)
}

/** Whether the caller has no access, so that cached data must not be shown either. */
export const isAccessDenied = ({ code }: Failure): boolean =>
  code === 'UNAUTHENTICATED' || code === 'NOT_B2B' || code === 'FORBIDDEN'

/** Returns the seconds to wait before retrying if every error was RATE_LIMITED; undefined otherwise. */
export function findRetryAfter(errors: readonly unknown[]): number | undefined {
  const waits = errors.map((error) => {
    const cause = unwrapResolverError(error)
    return cause instanceof Failure ? cause.retryAfter : undefined
  })
  const definedWaits = waits.filter((seconds) => seconds !== undefined)
  return definedWaits.length > 0 && definedWaits.length === waits.length ? Math.max(...definedWaits) : undefined
}

const clientErrorCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** Returns the body of a response to a request that failed before any field ran. */
export const errorBody = (failure: Failure, requestId: string, locale: Locale) => ({
  errors: [
    {
      message: failure.reason ?? message(failure.messageKey, locale),
      extensions: createExtensions(failure.code, requestId),
    },
  ],
})

/** Unwraps the failure thrown by a plugin or a resolver, which Apollo wraps. */
const toFailure = (thrown: unknown) =>
  thrown instanceof GraphQLError && thrown.originalError instanceof Failure ? thrown.originalError : undefined

const createExtensions = (code: ThrownCode, requestId: string) => ({
  code,
  requestId,
  retryable: codes[code].retryable,
})

/**
 * Returns Apollo's `formatError`. Extensions contain only `code`, `requestId` and `retryable`. GraphQL's own messages about a document are
 * sent unless `shouldHideSchema` is set: they help developers, but reveal the schema to strangers.
 */
export function errorFormatter({ shouldHideSchema }: { shouldHideSchema: boolean }) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const scope = requestScope()
    const requestId = scope?.requestId ?? ''
    const locale = scope?.locale ?? 'en-US'
    const position = {
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
    }
    const error = toFailure(thrown) ?? unwrapResolverError(thrown)
    if (error instanceof Failure) {
      scope?.logger.info({ code: error.code, cause: error.cause, path: formatted.path }, 'field failed')
      return {
        message: error.reason ?? message(error.messageKey, locale),
        ...position,
        extensions: createExtensions(error.code, requestId),
      }
    }
    // Without a path no field has run: GraphQL itself rejected the operation or its variables.
    const isRejected = error instanceof GraphQLError && !error.originalError && !formatted.path
    if (isRejected || clientErrorCodes.has(formatted.extensions?.['code'])) {
      const shownMessage = shouldHideSchema ? message('BAD_USER_INPUT', locale) : formatted.message
      return { message: shownMessage, ...position, extensions: createExtensions('BAD_USER_INPUT', requestId) }
    }
    scope?.logger.error({ err: error, path: formatted.path }, 'unexpected error')
    return {
      message: message('INTERNAL_SERVER_ERROR', locale),
      ...position,
      extensions: createExtensions('INTERNAL_SERVER_ERROR', requestId),
    }
  }
}
