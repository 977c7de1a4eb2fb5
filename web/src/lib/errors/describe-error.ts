import { i18n } from '#src/lib/i18n/i18n.ts'
import { readServerError } from './server-error.ts'

/** Where a failure is shown. */
export type Presentation = 'toast' | 'inline' | 'banner' | 'page'

/** Codes of the error page; the screens that use them are named in the table below. */
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

/** Screens that cannot be shown at all without their data: their failures lead to the error page. */
const pageCodes = {
  hotelDetail: { known: {}, otherwise: 'GHDC' },
  hotelPayment: { known: { NOT_FOUND: 'GPDNE' }, otherwise: 'GPDC' },
  transportPayment: { known: {}, otherwise: 'GPDTEC' },
} as const satisfies Record<string, { known: Partial<Record<string, PageCode>>; otherwise: PageCode }>

export type ScreenWithErrorPage = keyof typeof pageCodes

/** Thrown codes of the catalogue. A code that is missing here is shown where the data would be. */
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

/** These say something about the moment or the user, not about the screen, and never lead away from it. */
const neverAPage = new Set(['UNAUTHENTICATED', 'NOT_B2B', 'RATE_LIMITED'])

/** Code for a request that got no answer of our server. */
const noAnswer = 'NETWORK'

function pageCodeFor(screen: ScreenWithErrorPage, code: string): PageCode {
  const { known, otherwise } = pageCodes[screen]
  return new Map<string, PageCode>(Object.entries(known)).get(code) ?? otherwise
}

/** Turns an error of a hook into what the screen shows. The text is the server's, in the agent's language. */
export function describeError(error: unknown, screen?: ScreenWithErrorPage): DescribedError {
  const { code, message, requestId, retryable } = readServerError(error)
  const ownText = i18n.t(navigator.onLine ? 'errors:noAnswer' : 'errors:offline')
  const known = code ?? noAnswer
  const pageCode = screen && code && !neverAPage.has(code) ? pageCodeFor(screen, code) : null
  return {
    presentation: pageCode ? 'page' : (presentations[known] ?? 'inline'),
    pageCode,
    text: message ?? ownText,
    code: known,
    requestId,
    retryable,
  }
}
