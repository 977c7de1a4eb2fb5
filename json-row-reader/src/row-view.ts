/** Views of the objects in a scanned row, whose values are converted to JavaScript on access. */
import type { NestingLevel } from './members.ts'
import { type Scanner, sizes } from './scanner.ts'

/** An object in an unparsed row. Can be read until the callback that received the row returns. Later reads throw. */
export abstract class RowView {
  /** Returns the value of a member; undefined if it is missing or not in `members`. Names are case-insensitive. */
  abstract field(name: string): unknown
  /** Returns the value of a member, converted by the reader's `text` option. */
  abstract text(name: string): string | undefined

  /** Throws, because a view would be serialized as an empty object. */
  toJSON(): never {
    throw new TypeError('A view of a row cannot be stored. Read its fields instead.')
  }
}

export type ReadText = (value: unknown) => string | undefined

/** Kinds of values in slots, as in `scanner/scan-rows.ts`. Missing and skipped members have other kinds. */
const NULL = 1
const TRUE = 2
const FALSE = 3
const NUMBER = 4
const LONG_NUMBER = 5
const TABLE_STRING = 6
const ASCII_STRING = 7
const JSON_STRING = 8
const OBJECT = 9
const LIST = 10

/** A string of the scanner's table, raw and as converted by the `text` option. */
type CachedString = { raw: string; text: string | undefined }

/** Returns the index of a name in `requestedNames`, adding it if it is new. */
function findNameIndex(name: string, { slots, requestedNames, requestedSlots, nameIndexes }: NestingLevel): number {
  const index = nameIndexes.get(name)
  if (index !== undefined) return index
  nameIndexes.set(name, requestedNames.length)
  requestedSlots.push(slots.get(name.toLowerCase()) ?? -1)
  return requestedNames.push(name) - 1
}

/** Returns the index of a member's slot; -1 if the member is not in `members`. Names are case-insensitive. */
function findSlot(name: string, level: NestingLevel): number {
  const { requestedNames, requestedSlots, nextIndex } = level
  const index = requestedNames[nextIndex] === name ? nextIndex : findNameIndex(name, level)
  // After the last name, expects the first one again, which is at index 1: index 0 is reserved.
  level.nextIndex = index + 1 < requestedNames.length ? index + 1 : 1
  return requestedSlots[index] ?? -1
}

const staleViewError = () => new Error('A row was read after its callback had returned.')

/** Creates a reader of scanned rows, which reads one row at a time. */
export function createRowViews({ exports, memory, doubles, word }: Scanner, text: ReadText) {
  const stringsOffset = exports.stringsAt.value
  /** Offset of a flag for each string in the scanner's table: 1 if the string was added since it was last read. */
  const newFlagsOffset = exports.isNewAt.value
  /** Strings by their index in the scanner's table. Allocating all entries at once keeps the array fast. */
  const strings = Array.from({ length: 2048 }, (): CachedString | undefined => undefined)
  let rowCount = 0
  /** Number of the row that is being read; 0 if there is none. */
  let currentRow = 0

  function readTableString(index: number): CachedString {
    const cached = strings[index]
    if (cached !== undefined && memory[newFlagsOffset + index] === 0) return cached
    memory[newFlagsOffset + index] = 0
    const start = stringsOffset + index * sizes.string
    const raw = memory.toString('latin1', start, start + word(start + 32))
    const entry = { raw, text: text(raw) }
    strings[index] = entry
    return entry
  }

  function readSlot(slot: number, inner: NestingLevel | null): unknown {
    const first = word(slot + 4)
    const second = word(slot + 8)
    switch (word(slot)) {
      case NULL:
        return null
      case TRUE:
        return true
      case FALSE:
        return false
      case NUMBER:
        return doubles[(slot + 8) >> 3]
      case LONG_NUMBER:
        return Number(memory.toString('latin1', first, second))
      case TABLE_STRING:
        return readTableString(first).raw
      case ASCII_STRING:
        return memory.toString('latin1', first, second)
      case JSON_STRING:
        return JSON.parse(memory.toString('utf8', first, second))
      case OBJECT:
        return inner && new ScannedObject(inner, first)
      case LIST: {
        // oxlint-disable-next-line unicorn/no-new-array -- its length is known; a growing array reserves more memory
        const items = new Array<unknown>(second)
        for (let item = first, index = 0; index < second; index += 1) {
          items[index] = readSlot(item, inner)
          item = word(item + sizes.slot)
        }
        return items
      }
      default:
        return undefined
    }
  }

  class ScannedObject extends RowView {
    private readonly level: NestingLevel
    /** Offset of the object's slots. */
    private readonly start: number
    private readonly row: number

    constructor(level: NestingLevel, start: number) {
      super()
      this.level = level
      this.start = start
      this.row = currentRow
    }

    override field(name: string): unknown {
      if (this.row !== currentRow) throw staleViewError()
      const index = findSlot(name, this.level)
      return index < 0 ? undefined : readSlot(this.start + index * sizes.slot, this.level.innerLevels[index] ?? null)
    }

    override text(name: string): string | undefined {
      if (this.row !== currentRow) throw staleViewError()
      const index = findSlot(name, this.level)
      if (index < 0) return undefined
      const slot = this.start + index * sizes.slot
      return word(slot) === TABLE_STRING ? readTableString(word(slot + 4)).text : text(readSlot(slot, null))
    }
  }

  return {
    isReading: () => currentRow !== 0,
    /** Returns the result of `readRow` for a view of the object whose slots start at `start`. */
    read<Stored, Row>(
      level: NestingLevel,
      start: number,
      readRow: (row: RowView, stored: Stored, index: number) => Row,
      stored: Stored,
      index: number,
    ): Row {
      rowCount += 1
      currentRow = rowCount
      try {
        return readRow(new ScannedObject(level, start), stored, index)
      } finally {
        currentRow = 0
      }
    },
  }
}
