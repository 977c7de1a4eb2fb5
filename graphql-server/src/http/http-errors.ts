import type { ServerResponse } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import { Failure, errorBody } from '../errors/failure.ts'
import { isObject, number } from '../gateway/wire.ts'
import type { RequestDetails } from './request-details.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** Sends JSON. Callers may set another content type beforehand. */
export function sendJson(res: ServerResponse, status: number, json: string | Buffer): void {
  res.statusCode = status
  if (!res.hasHeader('content-type')) res.setHeader('content-type', 'application/json; charset=utf-8')
  res.end(typeof json === 'string' ? utf8Bytes(json) : json)
}

/** Responds to a request that failed as a whole. */
export function sendFailure(res: ServerResponse, failure: Failure, { requestId, locale }: RequestDetails): void {
  if (failure.retryAfter !== undefined) res.setHeader('retry-after', String(failure.retryAfter))
  if (failure.status === 401) res.setHeader('www-authenticate', 'Bearer')
  res.setHeader('cache-control', 'no-store')
  sendJson(res, failure.status, JSON.stringify(errorBody(failure, requestId, locale)))
}

/** Converts an error to a failure of the whole request. Logs unexpected errors. */
export function failureFrom(error: unknown, { log }: RequestDetails): Failure {
  if (error instanceof Failure) return error
  // Express and its body parser throw errors with a 4xx status for unreadable requests.
  const status = number(isObject(error) ? error['status'] : undefined) ?? (error instanceof URIError ? 400 : 500)
  if (status >= 400 && status < 500) {
    return new Failure(status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT', { status, cause: error })
  }
  log.error({ err: error }, 'unexpected error')
  return new Failure('INTERNAL_SERVER_ERROR', { cause: error })
}

/** Responds to every middleware error with JSON. Express would send an HTML page, with a stack trace in development. */
export const jsonErrors: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) next(error)
  else sendFailure(res, failureFrom(error, res.locals), res.locals)
}
