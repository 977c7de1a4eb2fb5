/** Reads a JSON body with Express's body parser, because the `/graphql` handler bypasses Express. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Request } from 'express'
import { Failure } from '../errors/failure.ts'
import { field } from '../gateway/wire.ts'
import { maxBodyBytes } from './document-limits.ts'

const parse = express.json({ limit: maxBodyBytes, inflate: false, strict: false, type: () => true })

/** Error texts by the type of the parser's error. */
const reasons = new Map<unknown, string>([
  ['entity.too.large', `The body has more than ${maxBodyBytes} bytes.`],
  ['encoding.unsupported', 'Send the body without a content encoding.'],
  ['charset.unsupported', 'Send the body in UTF-8.'],
  ['entity.parse.failed', 'The body is not JSON.'],
])

/** Reads a body of at most `maxBodyBytes`; undefined if the request has none. Throws failures with status 413, 415 or 400. */
export const readJsonBody = (req: IncomingMessage, res: ServerResponse): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = req as Request
    parse(request, res, (error: unknown) => {
      if (error === undefined) resolve(request.body)
      else {
        const reason = reasons.get(field(error, 'type')) ?? 'The body could not be read.'
        const status = Number(field(error, 'status'))
        reject(new Failure('BAD_USER_INPUT', { status, reason, cause: error }))
      }
    })
  })
