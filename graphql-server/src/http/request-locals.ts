import type { Logger } from 'pino'
import type { Viewer } from '../auth/token-verifier.ts'
import type { Locale } from '../locale.ts'

declare global {
  // Express merges this interface into `res.locals`.
  namespace Express {
    interface Locals {
      requestId: string
      locale: Locale
      log: Logger
      viewer: Viewer | null
    }
  }
}
