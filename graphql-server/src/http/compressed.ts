/** Compression of what is made for one request. The build compresses its own files. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Gzip, type ZlibReset, constants, createGzip } from 'node:zlib'

/** Less than this fits into one packet, compressed or not. */
const minBytes = 1400

// One encoder for all: it holds memory outside the heap, and a new one for every answer makes the garbage collector go through the whole
// heap several times a second. Each write is a body of its own, compressed in a thread of zlib. The types know `reset` of Deflate only.
const gzip = createGzip({ level: 1, flush: constants.Z_FINISH }) as Gzip & ZlibReset
let chunks: Buffer[] = []
gzip.on('data', (chunk: Buffer) => chunks.push(chunk))

const encode = (body: Buffer) =>
  new Promise<Buffer>((resolve) => {
    gzip.write(body, () => {
      resolve(Buffer.concat(chunks))
      chunks = []
      gzip.reset()
    })
  })

let last: Promise<unknown> = Promise.resolve()

/** Compresses a body after those before it. */
function gzipped(body: Buffer): Promise<Buffer> {
  const next = last.then(() => encode(body))
  last = next
  return next
}

/** Whether a client accepts gzip, which all browsers do. One that names it with a quality of 0 refuses it. */
const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /(^|,)\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i.test(headers['accept-encoding'] ?? '')

/** What to send for a body: the same, or compressed where that is worth it and the client accepts it. Sets the headers that tell. */
export async function compressed(req: IncomingMessage, res: ServerResponse, body: Buffer): Promise<Buffer> {
  res.appendHeader('vary', 'Accept-Encoding')
  if (body.length < minBytes || !acceptsGzip(req)) return body
  const bytes = await gzipped(body)
  res.setHeader('content-encoding', 'gzip')
  return bytes
}
