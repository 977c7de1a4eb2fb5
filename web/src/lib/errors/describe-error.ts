import { i18n } from '#src/lib/i18n/i18n.ts'
import { readServerError } from './server-error.ts'

/** Codes of the error page; `pageCodes` says which screen uses which. */
export type PageCode = 'GHDC' | 'GPDNE' | 'GPDNI' | 'GPDC' | 'GPDTEC'

export type DescribedError = {
  /** Set when the error replaces the screen. */
  pageCode: PageCode | null
  text: string
  code: string
  requestId: string | null
}

/** Screens that need their data: an error leads to the error page. */
const pageCodes = {
  hotelDetail: { known: {}, otherwise: 'GHDC' },
  hotelPayment: { known: { NOT_FOUND: 'GPDNE' }, otherwise: 'GPDC' },
  transportPayment: { known: {}, otherwise: 'GPDTEC' },
  groundServicePayment: { known: { NOT_FOUND: 'GPDNE' }, otherwise: 'GPDC' },
} as const satisfies Record<string, { known: Partial<Record<string, PageCode>>; otherwise: PageCode }>

export type ScreenWithErrorPage = keyof typeof pageCodes

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
  const { code, message, requestId } = readServerError(error)
  const knownCode = code ?? networkError
  const pageCode = screen && code && !neverAPage.has(code) ? pageCodeFor(screen, code) : null
  return {
    pageCode,
    // Whether the device is offline is shown by a banner, which disappears with the state.
    text: message ?? i18n.t('errors:noAnswer'),
    code: knownCode,
    requestId,
  }
}
