/** Generator plugin that compiles the scanner to WebAssembly. */
import { createMemoryStream, main } from 'assemblyscript/asc'

const options = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd']

export async function plugin(_schema: unknown, _files: unknown, { source }: { source: string }): Promise<string> {
  let compiled: Uint8Array = new Uint8Array()
  const messages = createMemoryStream()
  const { error } = await main([source, '--outFile', 'scanner.wasm', '--noColors', ...options], {
    stderr: messages,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') compiled = contents
    },
  })
  if (error) throw new Error(`${source} does not compile\n${messages.toString()}`, { cause: error })
  const base64 = Buffer.from(compiled).toString('base64')
  return `/** WebAssembly module, compiled from ${source}. */\nexport const scanner =\n  '${base64}'\n`
}
