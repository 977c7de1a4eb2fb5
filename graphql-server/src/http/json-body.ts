/** Reads JSON bodies with the reader of Express's body parser, because `/graphql` requests bypass Express. */
import type { IncomingMessage } from 'node:http'
import getRawBody from 'raw-body'
import { Failure } from '../errors/failure.ts'
import { field } from '../gateway/wire.ts'
import { maxBodyBytes } from './document-limits.ts'

/** Reasons sent to the client, by the type of the reader's error. */
const reasons = new Map<unknown, string>([
  ['entity.too.large', `The body has more than ${maxBodyBytes} bytes.`],
  ['encoding.unsupported', 'Send the body in UTF-8.'],
])

const createFailure = (status: number, reason: string, cause?: unknown) =>
  new Failure('BAD_USER_INPUT', { status, reason, cause })

const readCharset = (contentType = '') => /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8'

async function readText(req: IncomingMessage): Promise<string> {
  const {
    'content-encoding': encoding = 'identity',
    'content-type': contentType,
    'content-length': length,
  } = req.headers
  if (encoding.toLowerCase() !== 'identity') throw createFailure(415, 'Send the body without a content encoding.')
  const charset = readCharset(contentType)
  if (!/^utf-/i.test(charset)) throw createFailure(415, 'Send the body in UTF-8.')
  try {
    return await getRawBody(req, { encoding: charset, length: length ?? null, limit: maxBodyBytes })
  } catch (error) {
    const reason = reasons.get(field(error, 'type')) ?? 'The body could not be read.'
    throw createFailure(Number(field(error, 'status')), reason, error)
  }
}

/** Reads a body of at most `maxBodyBytes`; undefined if it is empty. Throws failures with status 413, 415 or 400. */
export async function readJsonBody(req: IncomingMessage): Promise<unknown> {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  if (!hasBody) return undefined
  try {
    const text = await readText(req)
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    // Discards the rest of a refused body, so that the connection can be used for the next request.
    req.resume()
    throw error instanceof SyntaxError ? createFailure(400, 'The body is not JSON.', error) : error
  }
}
