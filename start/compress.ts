import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compressible = /\.(css|html|js|json|mjs|svg|txt)$/
/** A smaller file fits into one packet uncompressed. */
const minBytes = 1024

/** Writes brotli and gzip versions beside the text files of a built folder. `quality` is brotli's, at most 11. */
export async function compressFolder(folder: string, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      if (bytes.length < minBytes) return
      await Promise.all([
        brotli(bytes, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
        gzipped(bytes, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
      ])
    }),
  )
}
