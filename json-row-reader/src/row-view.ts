/** Views of the objects in a row: values are converted to JavaScript on access. */
import type { Level } from './members.ts'
import { type Scanner, sizes } from './scanner.ts'

/** An object in an unparsed row. Valid until the callback that received the row returns; throws afterwards. */
export abstract class RowView {
  /** The value of a member, with its name in any letter case; undefined if it is missing or not in `members`. */
  abstract field(name: string): unknown
  /** The value of a member, converted by the reader's `text`. */
  abstract text(name: string): string | undefined

  /** Throws, because a view would become an empty object in JSON. */
  toJSON(): never {
    throw new TypeError('A view of a row cannot be stored. Read its fields instead.')
  }
}

export type ReadText = (value: unknown) => string | undefined

/** The kind of a string in the scanner's table. */
const kindOfKnown = 6

type KnownString = { written: string; text: string | undefined }

/** The index of a name among the requested names. */
function placeOf(name: string, { slots, asked, askedSlots, places }: Level): number {
  const known = places.get(name)
  if (known !== undefined) return known
  places.set(name, asked.length)
  askedSlots.push(slots.get(name.toLowerCase()) ?? -1)
  return asked.push(name) - 1
}

/** The slot of a member with a name in any letter case; -1 if it is not wanted. */
function slotOf(name: string, level: Level): number {
  const { asked, askedSlots, next } = level
  const place = asked[next] === name ? next : placeOf(name, level)
  level.next = place + 1 < asked.length ? place + 1 : 1
  return askedSlots[place] ?? -1
}

const outdatedRow = () => new Error('A row was read after its callback had returned.')

/** Reads rows that were scanned, one at a time. */
export function rowViews({ exports, memory, doubles, word }: Scanner, text: ReadText) {
  const [stringsAt, isNewAt] = [exports.stringsAt.value, exports.isNewAt.value]
  /** Strings by their index in the scanner's table, each raw and as converted by `text`. Allocating all entries keeps it a fast array. */
  const strings = Array.from({ length: 2048 }, (): KnownString | undefined => undefined)
  let rows = 0
  /** Number of the row that is being read; 0 if none. */
  let current = 0

  function knownString(index: number): KnownString {
    const known = strings[index]
    if (known !== undefined && memory[isNewAt + index] === 0) return known
    memory[isNewAt + index] = 0
    const start = stringsAt + index * sizes.string
    const written = memory.toString('latin1', start, start + word(start + 32))
    const made = { written, text: text(written) }
    strings[index] = made
    return made
  }

  function valueAt(slot: number, inside: Level | null): unknown {
    const first = word(slot + 4)
    const second = word(slot + 8)
    switch (word(slot)) {
      case 1:
        return null
      case 2:
        return true
      case 3:
        return false
      case 4:
        return doubles[(slot + 8) >> 3]
      case 5:
        return Number(memory.toString('latin1', first, second))
      case kindOfKnown:
        return knownString(first).written
      case 7:
        return memory.toString('latin1', first, second)
      case 8:
        return JSON.parse(memory.toString('utf8', first, second))
      case 9:
        return inside && new ScannedObject(inside, first)
      case 10: {
        // oxlint-disable-next-line unicorn/no-new-array -- its length is known; one that grows reserves room for more
        const items = new Array<unknown>(second)
        for (let item = first, index = 0; index < second; index += 1) {
          items[index] = valueAt(item, inside)
          item = word(item + sizes.slot)
        }
        return items
      }
      default:
        return undefined
    }
  }

  class ScannedObject extends RowView {
    private readonly level: Level
    /** Offset of the object's slots. */
    private readonly start: number
    private readonly row: number

    constructor(level: Level, start: number) {
      super()
      this.level = level
      this.start = start
      this.row = current
    }

    override field(name: string): unknown {
      if (this.row !== current) throw outdatedRow()
      const index = slotOf(name, this.level)
      return index < 0 ? undefined : valueAt(this.start + index * sizes.slot, this.level.inside[index] ?? null)
    }

    override text(name: string): string | undefined {
      if (this.row !== current) throw outdatedRow()
      const index = slotOf(name, this.level)
      if (index < 0) return undefined
      const slot = this.start + index * sizes.slot
      return word(slot) === kindOfKnown ? knownString(word(slot + 4)).text : text(valueAt(slot, null))
    }
  }

  return {
    isReading: () => current !== 0,
    /** Calls `use` with a view of the object whose slots are at `start`. */
    read<Stored, Row>(
      level: Level,
      start: number,
      use: (row: RowView, stored: Stored, index: number) => Row,
      stored: Stored,
      index: number,
    ): Row {
      rows += 1
      current = rows
      try {
        return use(new ScannedObject(level, start), stored, index)
      } finally {
        current = 0
      }
    },
  }
}
