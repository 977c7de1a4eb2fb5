/** Compression of dynamic responses. Static files are compressed at build time. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

/** Bodies below this size fit into one packet, compressed or not. */
const minBytes = 1400
/** Bodies below this size compress in well under a millisecond, faster than handing them to a zlib thread. */
const minThreadBytes = 64 * 1024

const fastest = { level: 1 }
const gzipInThread = promisify(gzip)

/** Returns the body, compressed if it is large enough and the client accepts it. Sets `vary` and `content-encoding`. */
export async function compressBody(req: IncomingMessage, res: ServerResponse, body: Buffer): Promise<Buffer> {
  res.appendHeader('vary', 'Accept-Encoding')
  if (body.length < minBytes || new Negotiator(req).encoding(['gzip']) !== 'gzip') return body
  const bytes = body.length < minThreadBytes ? gzipSync(body, fastest) : await gzipInThread(body, fastest)
  res.setHeader('content-encoding', 'gzip')
  return bytes
}
