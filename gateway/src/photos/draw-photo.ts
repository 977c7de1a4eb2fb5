import sharp from 'sharp'

/** Width and height of a stored photo. */
export const PHOTO_SIZE = 512

/** More than any camera picture of 5 MB has. A small file can decode to far more pixels. */
const MAX_PIXELS = 40_000_000

// Only these three decoders are enabled, whatever type a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// No picture is uploaded twice, so caching would only hold memory.
sharp.cache(false)

const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether bytes start with the signature of a JPEG, PNG or WebP file. */
export const isPhotoType = (bytes: Buffer): boolean => beginnings.some((matches) => matches(bytes))

let last: Promise<unknown> = Promise.resolve()

/** A decoded picture can take 160 MB, so pictures are processed one at a time. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work)
  last = turn
  return turn
}

/**
 * Re-encodes a picture: upright, square and without metadata, such as the place where it was taken. Undefined if it cannot be decoded.
 */
export const drawPhoto = (bytes: Buffer): Promise<Buffer | undefined> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer(),
  ).catch(() => undefined)
