import type { ErrorPageCode } from '#src/domain/products.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { readServerError } from './server-error.ts'

export type DescribedError = {
  /** Set when the error replaces the screen. */
  pageCode: ErrorPageCode | null
  text: string
  code: string
  requestId: string | null
}

/** Codes of the error page that a screen without its data leads to. */
export interface ErrorPages {
  readonly notFound?: ErrorPageCode
  readonly otherwise: ErrorPageCode
}

/** Errors about the user or the moment, not about the screen: they never lead to the error page. */
const neverAPage = new Set(['UNAUTHENTICATED', 'NOT_B2B', 'RATE_LIMITED'])

/** Code for a request that got no response from our server. */
export const networkError = 'NETWORK'

/**
 * What a screen shows for the error of a hook. The text is the server's, in the agent's language. A screen that needs its data
 * passes the error pages that an error leads to.
 */
export function describeError(error: unknown, pages?: ErrorPages): DescribedError {
  const { code, message, requestId } = readServerError(error)
  const knownCode = code ?? networkError
  const leadsToPage = pages && code && !neverAPage.has(code)
  const pageCode = leadsToPage ? (code === 'NOT_FOUND' && pages.notFound) || pages.otherwise : null
  return {
    pageCode,
    // Whether the device is offline is shown by a banner, which disappears with the state.
    text: message ?? i18n.t('errors:noAnswer'),
    code: knownCode,
    requestId,
  }
}
