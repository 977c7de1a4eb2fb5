/** Compression of what is made for one request. The build compresses its own files. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

/** Less than this fits into one packet, compressed or not. */
const minBytes = 1400
/** A smaller body takes less time to compress, well below a millisecond, than to hand to a thread of zlib. */
const minThreadBytes = 64 * 1024

const fastest = { level: 1 }
const gzipInThread = promisify(gzip)

/** What to send for a body: the same, or compressed where that is worth it and the client accepts it. Sets the headers that tell. */
export async function compressed(req: IncomingMessage, res: ServerResponse, body: Buffer): Promise<Buffer> {
  res.appendHeader('vary', 'Accept-Encoding')
  if (body.length < minBytes || new Negotiator(req).encoding(['gzip']) !== 'gzip') return body
  const bytes = body.length < minThreadBytes ? gzipSync(body, fastest) : await gzipInThread(body, fastest)
  res.setHeader('content-encoding', 'gzip')
  return bytes
}
