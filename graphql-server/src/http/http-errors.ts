import type { ErrorRequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Failure, errorBody } from '../errors/failure.ts'
import { isObject, number } from '../gateway/wire.ts'

/** Answers a request that failed as a whole. */
export function sendFailure(res: Response, failure: Failure): void {
  const { requestId, locale } = res.locals
  if (failure.retryAfter !== undefined) res.set('retry-after', String(failure.retryAfter))
  res
    .status(failure.status)
    .set('cache-control', 'no-store')
    .json(errorBody(failure, requestId, locale))
}

/** Answers every error of a middleware in JSON. Express would send a page, with a stack in development. */
export function jsonErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error)
      return
    }
    if (error instanceof Failure) {
      sendFailure(res, error)
      return
    }
    // Errors of Express and its body parser about unreadable requests carry a 4xx status.
    const status = number(isObject(error) ? error['status'] : undefined) ?? (error instanceof URIError ? 400 : 500)
    if (status >= 400 && status < 500) {
      sendFailure(res, new Failure(status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT', { status, cause: error }))
      return
    }
    logger.error({ err: error, requestId: res.locals.requestId }, 'fault')
    sendFailure(res, new Failure('INTERNAL_SERVER_ERROR', { cause: error }))
  }
}
