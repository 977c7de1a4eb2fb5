/** Compression of what is made for one request. The build compresses its own files. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

/** Less than this fits into one packet, compressed or not. */
const minBytes = 1400

// Cheapest first, at levels that take about a tenth of a millisecond. To hand that to a thread costs several times as much, and a
// brotli window of the usual size more than everything else a request needs.
const encoders = new Map<string, (body: string | Buffer) => Buffer>([
  ['zstd', (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })],
  [
    'br',
    (body) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
  ],
  ['gzip', (body) => gzipSync(body, { level: 1 })],
])

/** Encodings that a client accepts. One that it names with a quality of 0 is refused. */
const acceptedBy = ({ headers }: IncomingMessage): Set<string> =>
  new Set(
    (headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim() ?? ''),
  )

/** What to send for a body: the same, or compressed where that is worth it and the client accepts it. Sets the headers that tell. */
export function compressed(req: IncomingMessage, res: ServerResponse, body: string | Buffer): string | Buffer {
  res.appendHeader('vary', 'Accept-Encoding')
  if (Buffer.byteLength(body) < minBytes) return body
  const accepted = acceptedBy(req)
  for (const [name, encode] of encoders) {
    if (!accepted.has(name)) continue
    res.setHeader('content-encoding', name)
    return encode(body)
  }
  return body
}
