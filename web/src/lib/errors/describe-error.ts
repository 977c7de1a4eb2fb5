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

/** Codes of the error page to open when a screen cannot load its data. */
export interface ErrorPages {
  readonly notFound?: ErrorPageCode
  readonly otherwise: ErrorPageCode
}

/** Errors that do not concern the screen and never open the error page. */
const codesWithoutPage = new Set(['UNAUTHENTICATED', 'NOT_B2B', 'RATE_LIMITED'])

/** Code for a request that got no response from our server. */
export const networkError = 'NETWORK'

/**
 * Describes a hook's error for the screen. The text is the server's, in the agent's language. A screen that cannot work without its data
 * passes `pages`, the error pages to open instead.
 */
export function describeError(error: unknown, pages?: ErrorPages): DescribedError {
  const { code, message, requestId } = readServerError(error)
  const knownCode = code ?? networkError
  const opensPage = pages && code && !codesWithoutPage.has(code)
  const pageCode = opensPage ? (code === 'NOT_FOUND' && pages.notFound) || pages.otherwise : null
  return {
    pageCode,
    // The text does not mention that the device is offline. A banner does, which disappears when the device is online again.
    text: message ?? i18n.t('errors:noAnswer'),
    code: knownCode,
    requestId,
  }
}
