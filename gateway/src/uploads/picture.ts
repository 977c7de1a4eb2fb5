import sharp, { type Sharp } from 'sharp'

/** Maximum size of an uploaded file. */
export const MAX_BYTES = 5 * 1024 * 1024

/** Maximum number of pixels, more than any 5 MB camera picture has. A small file can decode to far more. */
const MAX_PIXELS = 40_000_000

// Only these three decoders are enabled, whatever type a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// No picture is uploaded twice, so a cache would only waste memory.
sharp.cache(false)

const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether bytes start with the signature of a JPEG, PNG or WebP file. */
export const isPictureType = (bytes: Buffer): boolean => signatures.some((matches) => matches(bytes))

let lastJob: Promise<unknown> = Promise.resolve()

/** Processes pictures one at a time, because a decoded picture can take 160 MB. */
const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
  const job = lastJob.then(work, work)
  lastJob = job
  return job
}

/** Re-encodes a picture upright and without metadata, such as its location. Returns undefined if the picture cannot be decoded. */
export const reencode = (bytes: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer | undefined> =>
  enqueue(() =>
    draw(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).timeout({ seconds: 10 }).autoOrient(),
    ).toBuffer(),
  ).catch(() => undefined)
