import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** The server's description of an error. All fields are null if our server did not respond (no network, a proxy, a captive portal). */
export type ServerFailure = {
  code: string | null
  message: string | null
  requestId: string | null
}

type GraphQLFailure = { message: string; extensions?: Record<string, unknown> | undefined }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isFailure(value: unknown): value is GraphQLFailure {
  return isObject(value) && typeof value.message === 'string'
}

function firstErrorInBody(body: string): GraphQLFailure | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    const errors: unknown = isObject(parsed) ? parsed.errors : undefined
    return Array.isArray(errors) ? errors.find(isFailure) : undefined
  } catch {
    return undefined
  }
}

/** Reads code, text and request id from a hook's error. */
export function readServerError(error: unknown): ServerFailure {
  const first = CombinedGraphQLErrors.is(error)
    ? error.errors.find(isFailure)
    : ServerError.is(error)
      ? firstErrorInBody(error.bodyText)
      : undefined
  const { code, requestId } = first?.extensions ?? {}
  return {
    code: typeof code === 'string' ? code : null,
    message: typeof code === 'string' ? (first?.message ?? null) : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  }
}

/** Whether the server rejected the token, by status or by code. */
export function isRejectedToken(error: unknown): boolean {
  return (ServerError.is(error) && error.statusCode === 401) || readServerError(error).code === 'UNAUTHENTICATED'
}

const rejectionCodes = new Set([
  'UNAUTHENTICATED',
  'NOT_B2B',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
])

/** Whether our server rejected a mutation before it called the gateway. Nothing has changed, so the mutation can be sent again. */
export function isRejectedBeforeSending(error: unknown): boolean {
  const { code } = readServerError(error)
  return code !== null && rejectionCodes.has(code)
}
