import { i18n } from '#src/lib/i18n/i18n.ts'
import { readServerError } from './server-error.ts'

/** Where an error is shown. */
export type Presentation = 'toast' | 'inline' | 'banner' | 'page'

/** Codes of the error page; `pageCodes` says which screen uses which. */
export type PageCode = 'GHDC' | 'GPDNE' | 'GPDNI' | 'GPDC' | 'GPDTEC'

export type DescribedError = {
  presentation: Presentation
  /** Set when the presentation is `page`. */
  pageCode: PageCode | null
  text: string
  code: string
  requestId: string | null
  retryable: boolean
}

/** Screens that need their data: an error leads to the error page. */
const pageCodes = {
  hotelDetail: { known: {}, otherwise: 'GHDC' },
  hotelPayment: { known: { NOT_FOUND: 'GPDNE' }, otherwise: 'GPDC' },
  transportPayment: { known: {}, otherwise: 'GPDTEC' },
  groundServicePayment: { known: { NOT_FOUND: 'GPDNE' }, otherwise: 'GPDC' },
} as const satisfies Record<string, { known: Partial<Record<string, PageCode>>; otherwise: PageCode }>

export type ScreenWithErrorPage = keyof typeof pageCodes

/** Thrown codes of the error catalogue. Any other code is shown inline. */
const presentations: Partial<Record<string, Presentation>> = {
  UNAUTHENTICATED: 'banner',
  NOT_B2B: 'banner',
  FORBIDDEN: 'inline',
  NOT_FOUND: 'inline',
  BAD_USER_INPUT: 'inline',
  RATE_LIMITED: 'toast',
  GATEWAY_TIMEOUT: 'inline',
  GATEWAY_UNAVAILABLE: 'inline',
  GATEWAY_BAD_RESPONSE: 'inline',
  INTERNAL_SERVER_ERROR: 'inline',
}

/** Errors about the user or the moment, not about the screen: they never lead to the error page. */
const neverAPage = new Set(['UNAUTHENTICATED', 'NOT_B2B', 'RATE_LIMITED'])

/** Code for a request that got no response from our server. */
export const networkError = 'NETWORK'

function pageCodeFor(screen: ScreenWithErrorPage, code: string): PageCode {
  const { known, otherwise } = pageCodes[screen]
  return new Map<string, PageCode>(Object.entries(known)).get(code) ?? otherwise
}

/** What a screen shows for the error of a hook. The text is the server's, in the agent's language. */
export function describeError(error: unknown, screen?: ScreenWithErrorPage): DescribedError {
  const { code, message, requestId, retryable } = readServerError(error)
  const knownCode = code ?? networkError
  const pageCode = screen && code && !neverAPage.has(code) ? pageCodeFor(screen, code) : null
  return {
    presentation: pageCode ? 'page' : (presentations[knownCode] ?? 'inline'),
    pageCode,
    // Whether the device is offline is shown by a banner, which disappears with the state.
    text: message ?? i18n.t('errors:noAnswer'),
    code: knownCode,
    requestId,
    retryable,
  }
}
