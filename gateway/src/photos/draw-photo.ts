import sharp from 'sharp'

/** Width and height of a photo as it is kept. */
export const PHOTO_SIZE = 512

/** More pixels than any camera's picture of 5 MB needs; a small file can unfold to far more. */
const MAX_PIXELS = 40_000_000

// A decoder that cannot be reached cannot be attacked: three are enough, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// No picture comes twice, and its memory is better given back.
sharp.cache(false)

const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether bytes begin as a JPEG, PNG or WebP does. What a file is called decides nothing. */
export const isPhotoType = (bytes: Buffer): boolean => beginnings.some((matches) => matches(bytes))

let last: Promise<unknown> = Promise.resolve()

/** An unfolded picture can take 160 MB: never two at once. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work)
  last = turn
  return turn
}

/**
 * A picture drawn anew: upright, square, and without anything its file said besides pixels, such as the place it was taken at.
 * Undefined when it cannot be read.
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
