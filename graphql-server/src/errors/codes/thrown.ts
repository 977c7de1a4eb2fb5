import type { CodeTable } from './code-details.ts'

/** Thrown errors: entries of the top-level `errors`. */
export const thrownCodes = {
  UNAUTHENTICATED: {
    cause: 'No token was sent, or the token is malformed, expired, revoked or from another user pool.',
    remedy: 'Sign in and send the id token as `Authorization: Bearer …`.',
    retryable: false,
  },
  NOT_B2B: {
    cause: 'The first entry of `cognito:groups` is not the B2B group.',
    remedy: 'Use an account whose first group is the B2B group.',
    retryable: false,
    legacyMessage: 'You are not a B2B user !!!',
  },
  FORBIDDEN: {
    cause: 'The gateway returned 403: the account may not do this.',
    remedy: 'Ask the company’s administrator.',
    retryable: false,
  },
  NOT_FOUND: {
    cause:
      'The id does not exist, has expired, or belongs to another company or agent; the three cases are not distinguished.',
    remedy: 'Start again from the list or the search the id came from.',
    retryable: false,
  },
  BAD_USER_INPUT: {
    cause: 'The request is not valid GraphQL, exceeds a limit, or an argument is out of its range.',
    remedy: 'Correct the request.',
    retryable: false,
    legacyMessage: 'Error in the entered data',
  },
  RATE_LIMITED: {
    cause: 'The caller sent too many requests in a short time, to graphql-server or to the gateway.',
    remedy: 'Wait for the time in `Retry-After`.',
    retryable: true,
  },
  GATEWAY_TIMEOUT: {
    cause: 'The gateway did not respond before the timeout. A call that moves money ends in `OUTCOME_UNKNOWN` instead.',
    remedy: 'Try again. After a write, first check whether it took effect.',
    retryable: true,
  },
  GATEWAY_UNAVAILABLE: {
    cause: 'The gateway refused the connection or returned 5xx, including on the retry.',
    remedy: 'Try again later; nothing was changed.',
    retryable: true,
  },
  GATEWAY_BAD_RESPONSE: {
    cause:
      'The gateway response is not the JSON that the contract requires, exceeds the size limit, or is a refusal with an unknown code.',
    remedy: 'Try again. If the error persists, compare the gateway with docs/gateway-contract.md.',
    retryable: true,
  },
  INTERNAL_SERVER_ERROR: {
    cause: 'An internal error. The server log has the details under the request id.',
    remedy: 'Try again. If the error persists, report the request id.',
    retryable: true,
    legacyMessage: 'An error has occurred on the server side',
  },
} satisfies CodeTable
