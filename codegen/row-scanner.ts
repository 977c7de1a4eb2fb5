/** Generator plugin: the server's reader of long lists, compiled to WebAssembly. */
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { createMemoryStream, main } from 'assemblyscript/asc'

const options = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd']

export const plugin: PluginFunction<{ source: string }> = async (_schema, _files, { source }) => {
  let compiled = new Uint8Array()
  const messages = createMemoryStream()
  const { error } = await main([source, '--outFile', 'scanner.wasm', '--noColors', ...options], {
    stderr: messages,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') compiled = contents
    },
  })
  if (error) throw new Error(`${source} does not compile\n${messages.toString()}`, { cause: error })
  const base64 = Buffer.from(compiled).toString('base64')
  return `/** Module of WebAssembly, compiled from ${source}. */\nexport const rowScanner =\n  '${base64}'\n`
}
