import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const compressible = /\.(css|html|js|json|mjs|svg|txt)$/
/** Smaller files fit into one packet without compression. */
const minBytes = 1024

/** Writes Brotli and gzip versions next to the text files of a built folder. `quality` is the Brotli quality, at most 11. */
export async function compressFolder(folder: string, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      if (bytes.length < minBytes) return
      await Promise.all([
        brotliAsync(bytes, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
        gzipAsync(bytes, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
      ])
    }),
  )
}
