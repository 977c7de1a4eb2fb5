/**
 * JSON texts kept outside of the heap, where the garbage collector does not look through them. Their memory is shared memory, though nobody shares it: V8 counts
 * other memory outside of the heap, and marks the whole heap for every 64 MB of it.
 */

type Block = Buffer<SharedArrayBuffer>

/** A JSON text that is parsed when it is needed. It keeps the block in memory that it is a part of. */
export class KeptJson {
  readonly #block: Block
  readonly #start: number
  readonly #end: number

  constructor(block: Block, start: number, end: number) {
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
const newBlock = (length: number): Block => Buffer.from(new SharedArrayBuffer(length))

export type JsonKeeper = ReturnType<typeof jsonKeeper>

/** Keeps JSON in UTF-8, and knows how much memory all of it takes. */
export function jsonKeeper() {
  let block = newBlock(0)
  let used = 0
  let bytes = 0
  return {
    /** Copies consecutive texts. The returned function makes a `KeptJson` from offsets in `texts`. */
    keep: (texts: Buffer): ((start: number, end: number) => KeptJson) => {
      if (block.length - used < texts.length) {
        block = newBlock(Math.max(firstBlock, Math.min(maxBlock, bytes), texts.length))
        bytes += block.length
        used = 0
      }
      const [within, offset] = [block, used]
      used += texts.copy(block, used)
      return (start, end) => new KeptJson(within, offset + start, offset + end)
    },
    bytes: () => bytes,
  }
}
