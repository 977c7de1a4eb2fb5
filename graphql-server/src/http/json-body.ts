/** Reads the JSON body of a request. */
import type { IncomingMessage } from 'node:http'
import { TextDecoder } from 'node:util'
import { Failure } from '../errors/failure.ts'

const unreadable = (status: number, reason: string, cause: unknown) =>
  new Failure('BAD_USER_INPUT', { status, reason, cause })

/** Reads to the end even beyond the limit: a client that is still sending would not read the answer. */
const readBytes = (req: IncomingMessage, maxBytes: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
    })
    req.on('end', () =>
      size <= maxBytes
        ? resolve(Buffer.concat(chunks, size))
        : reject(unreadable(413, `The body has more than ${maxBytes} bytes.`, size)),
    )
    req.on('error', (error) => reject(unreadable(400, 'The body could not be read.', error)))
  })

const utf8 = new TextDecoder()

function decoderFor(contentType = ''): TextDecoder {
  if (!contentType.includes(';')) return utf8
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    if (/^utf-/i.test(charset)) return new TextDecoder(charset)
  } catch {
    // Unknown to the decoder.
  }
  throw unreadable(415, 'Send the body in UTF-8.', charset)
}

/** Reads a body of at most `maxBytes`; undefined when the request has none. Throws 413, 415 or 400. */
export async function readJsonBody(req: IncomingMessage, maxBytes: number): Promise<unknown> {
  const { headers } = req
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return undefined
  const bytes = await readBytes(req, maxBytes)
  const encoding = headers['content-encoding'] || 'identity'
  if (encoding.toLowerCase() !== 'identity')
    throw unreadable(415, 'Send the body without a content encoding.', encoding)
  const text = decoderFor(headers['content-type']).decode(bytes)
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadable(400, 'The body is not JSON.', error)
  }
}
