/**
 * JSON texts stored outside the heap, so that the garbage collector does not scan them. They are in `SharedArrayBuffer`s, although no threads share
 * them: for each 64 MB of any other kind of external memory, V8 marks the whole heap.
 */

type Block = Buffer<SharedArrayBuffer>

/** JSON text that is parsed on demand. The text keeps its whole block in memory. */
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

  /** Returns the JSON text, for example for a store outside this process. */
  toJSON(): string {
    return this.#block.toString('utf8', this.#start, this.#end)
  }
}

const minBlockBytes = 8 * 1024
const maxBlockBytes = 256 * 1024
const allocateBlock = (length: number): Block => Buffer.from(new SharedArrayBuffer(length))

export type JsonStore = ReturnType<typeof createJsonStore>

/** Creates a store of JSON in UTF-8 that tracks its total memory. */
export function createJsonStore() {
  let block = allocateBlock(0)
  let used = 0
  let bytes = 0
  return {
    /** Copies consecutive texts. Returns a function that creates a `StoredJson` from offsets in `texts`. */
    store: (texts: Buffer): ((start: number, end: number) => StoredJson) => {
      if (block.length - used < texts.length) {
        block = allocateBlock(Math.max(minBlockBytes, Math.min(maxBlockBytes, bytes), texts.length))
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
