import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Locale } from '../locale.ts'

/** Facts of the request in which an error happened. */
export type RequestScope = { requestId: string; locale: Locale; logger: Logger }

// Apollo's error formatter has no access to the request of an error.
const storage = new AsyncLocalStorage<RequestScope>()

/** Runs the rest of a request with its scope. */
export const withRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run)

/** The scope of the running request; undefined outside of one. */
export const requestScope = (): RequestScope | undefined => storage.getStore()
