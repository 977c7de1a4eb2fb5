import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Locale } from '../locale.ts'

/** What an error needs to know of the request it happened in. */
export type RequestScope = { requestId: string; locale: Locale; logger: Logger }

// Apollo formats errors without telling which request they belong to.
const storage = new AsyncLocalStorage<RequestScope>()

/** Runs the rest of a request with its scope. */
export const withRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run)

/** The scope of the running request; undefined outside of one. */
export const requestScope = (): RequestScope | undefined => storage.getStore()
