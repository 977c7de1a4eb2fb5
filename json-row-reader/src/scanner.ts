/** The scanner's WebAssembly module and the layout of its memory. */
import { scanner as compiled } from './__generated__/scanner.ts'

/** The WebAssembly types used here, which are missing from Node's types. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

type Global =
  | 'inputAt'
  | 'storedAt'
  | 'storedTop'
  | 'rowsAt'
  | 'levelsAt'
  | 'membersAt'
  | 'expectedAt'
  | 'stringsAt'
  | 'isNewAt'
  | 'stoppedAt'
  | 'reason'

type Exports = Record<Global, { value: number }> & {
  memory: { buffer: ArrayBuffer }
  scan: (level: number, offset: number, length: number) => number
}

/** Sizes in bytes, as in `scanner/scan-rows.ts`. */
export const sizes = { level: 144, member: 48, name: 32, string: 48, row: 16, slot: 16, expected: 64 * 48 }

const scannerModule = new WebAssembly.Module(Buffer.from(compiled, 'base64'))

export type Scanner = ReturnType<typeof createScanner>

export function createScanner() {
  const exports = new WebAssembly.Instance(scannerModule).exports as Exports
  const { buffer } = exports.memory
  const words = new Int32Array(buffer)
  return {
    exports,
    memory: Buffer.from(buffer),
    words,
    doubles: new Float64Array(buffer),
    word: (address: number): number => words[address >> 2] ?? 0,
  }
}
