/** JSON texts kept outside of the heap, where the garbage collector does not look through them. */

/** A JSON text that is parsed when it is needed. It keeps the block in memory that it is a part of. */
export class KeptJson {
  readonly #block: Buffer
  readonly #start: number
  readonly #end: number

  constructor(block: Buffer, start: number, end: number) {
    this.#block = block
    this.#start = start
    this.#end = end
  }

  parse(): unknown {
    return JSON.parse(this.toJSON())
  }

  /** A store outside this process has it as text. */
  toJSON(): string {
    return this.#block.toString('utf8', this.#start, this.#end)
  }
}

const firstBlock = 8 * 1024
const maxBlock = 256 * 1024

/** Returns a function that keeps texts in UTF-8 that were read byte by byte, and how much memory they take together. */
export function jsonKeeper() {
  let block = Buffer.alloc(0)
  let used = 0
  let bytes = 0
  return {
    keep: (text: string): KeptJson => {
      if (block.length - used < text.length) {
        block = Buffer.allocUnsafeSlow(Math.max(firstBlock, Math.min(maxBlock, bytes), text.length))
        bytes += block.length
        used = 0
      }
      const start = used
      used += block.write(text, start, 'latin1')
      return new KeptJson(block, start, used)
    },
    bytes: () => bytes,
  }
}
