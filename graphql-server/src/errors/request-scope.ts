import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Locale } from '../locale.ts'

/** Details of the request in which an error happened. */
export type RequestScope = { requestId: string; locale: Locale; logger: Logger }

// Apollo's error formatter has no access to the request in which an error happened.
const storage = new AsyncLocalStorage<RequestScope>()

/** Runs a function with the scope of a request. */
export const withRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run)

/** Returns the scope of the current request; undefined outside a request. */
export const requestScope = (): RequestScope | undefined => storage.getStore()
