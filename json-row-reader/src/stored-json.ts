/**
 * JSON texts stored outside the heap, so that the garbage collector does not scan them. The `SharedArrayBuffer`s are not shared. They are used
 * because V8 counts all other kinds of external memory and marks the whole heap for each 64 MB of it.
 */

type Block = Buffer<SharedArrayBuffer>

/** JSON text that is parsed on demand. It retains the block of memory that contains it. */
export class StoredJson {
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

  /** The text itself, for a store outside this process. */
  toJSON(): string {
    return this.#block.toString('utf8', this.#start, this.#end)
  }
}

const firstBlock = 8 * 1024
const maxBlock = 256 * 1024
const newBlock = (length: number): Block => Buffer.from(new SharedArrayBuffer(length))

export type JsonStore = ReturnType<typeof jsonStore>

/** Stores JSON in UTF-8 and tracks its total memory. */
export function jsonStore() {
  let block = newBlock(0)
  let used = 0
  let bytes = 0
  return {
    /** Copies consecutive texts. The returned function makes a `StoredJson` from offsets in `texts`. */
    store: (texts: Buffer): ((start: number, end: number) => StoredJson) => {
      if (block.length - used < texts.length) {
        block = newBlock(Math.max(firstBlock, Math.min(maxBlock, bytes), texts.length))
        bytes += block.length
        used = 0
      }
      const [within, offset] = [block, used]
      used += texts.copy(block, used)
      return (start, end) => new StoredJson(within, offset + start, offset + end)
    },
    bytes: () => bytes,
  }
}
