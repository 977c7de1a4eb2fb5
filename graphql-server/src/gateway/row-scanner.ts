/**
 * Reads the rows of a long list without parsing them. `scanner/scan-rows.ts`, compiled to WebAssembly, goes through the bytes once, checks them and
 * notes where the wanted values are; a value becomes one of JavaScript when a reader asks for it.
 */
import { rowScanner as compiled } from '../__generated__/row-scanner.ts'
import { WireView, text } from './wire.ts'

/** What is read of an object, or of each object of a list, by names in lower case: a value, or what is read inside of it. */
export interface Wanted {
  readonly [name: string]: true | Wanted
}

/** What is used of WebAssembly, which the types of Node do not describe. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

type Address =
  | 'inputAt'
  | 'keptAt'
  | 'keptTop'
  | 'rowsAt'
  | 'levelsAt'
  | 'membersAt'
  | 'expectedAt'
  | 'stringsAt'
  | 'isNewAt'
  | 'stoppedAt'
  | 'reason'
type Scanner = Record<Address, { value: number }> & {
  memory: { buffer: ArrayBuffer }
  scan: (level: number, offset: number, length: number) => number
}

const scanner = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(compiled, 'base64'))).exports as Scanner
const memory = Buffer.from(scanner.memory.buffer)
const words = new Int32Array(scanner.memory.buffer)
const doubles = new Float64Array(scanner.memory.buffer)
const word = (address: number): number => words[address >> 2] ?? 0

const addresses = {
  input: scanner.inputAt.value,
  kept: scanner.keptAt.value,
  rows: scanner.rowsAt.value,
  strings: scanner.stringsAt.value,
  isNew: scanner.isNewAt.value,
}
const windowBytes = 64 * 1024
const maxNameLength = 32
/** Where a level has the place of what is expected. */
const expectedOffset = 140
const sizes = {
  level: 144,
  member: 48,
  string: 48,
  row: 16,
  slot: 16,
  expected: 64 * 48,
  allLevels: 8192,
  allMembers: 32_768,
}

/** Wanted members of an object, and what reading them needs. */
type Level = {
  address: number
  /** Slots of the members, by their names in lower case. */
  slots: Map<string, number>
  inside: (Level | null)[]
  /** Names in the order in which readers first asked for them, with their slots. After a name they mostly ask for the next one again. */
  asked: string[]
  askedSlots: number[]
  places: Map<string, number>
  /** Place of the name that is expected next. */
  next: number
  /** Views of the last scan, which the next one uses again: thousands of new ones would keep the garbage collector busy. */
  views: ScannedObject[]
  used: number
}

let [nextLevel, nextMember, nextExpected] = [scanner.levelsAt.value, scanner.membersAt.value, scanner.expectedAt.value]

/** Writes a level where the scanner reads it. */
function compile(wanted: Wanted, kept: ReadonlySet<string>): Level {
  const names = [...new Set([...Object.keys(wanted), ...kept])]
  const address = nextLevel
  const members = nextMember
  nextLevel += sizes.level
  nextMember += names.length * sizes.member
  const isFull =
    nextLevel > scanner.levelsAt.value + sizes.allLevels || nextMember > scanner.membersAt.value + sizes.allMembers
  if (isFull || names.some((name) => name.length > maxNameLength)) throw new Error('too much is wanted of a row')
  words[address >> 2] = members
  words[(address >> 2) + 1] = names.length
  words[(address + expectedOffset) >> 2] = nextExpected
  nextExpected += sizes.expected
  const inside = names.map((name, index) => {
    const what = Object.hasOwn(wanted, name) ? wanted[name] : undefined
    const level = typeof what === 'object' ? compile(what, new Set()) : null
    const member = members + index * sizes.member
    const sameLength = address + 8 + name.length * 4
    memory.write(name, member, 'latin1')
    words.set(
      [word(sameLength), level?.address ?? 0, (what === undefined ? 0 : 1) | (kept.has(name) ? 2 : 0)],
      (member + maxNameLength) >> 2,
    )
    words[sameLength >> 2] = member
    return level
  })
  return {
    address,
    slots: new Map(names.map((name, index) => [name, index])),
    inside,
    // The first place is nobody's, so that no name is ever compared with undefined, which V8 does slowly.
    asked: [''],
    askedSlots: [-1],
    places: new Map(),
    next: 0,
    views: [],
    used: 0,
  }
}

type KnownString = { written: string; text: string | undefined }

/** Strings by their place in the scanner's table, each as it is written and as `text` reads it. Room for all of them keeps it a plain array. */
const strings = Array.from({ length: 2048 }, (): KnownString | undefined => undefined)

function knownString(index: number): KnownString {
  const known = strings[index]
  if (known !== undefined && memory[addresses.isNew + index] === 0) return known
  memory[addresses.isNew + index] = 0
  const start = addresses.strings + index * sizes.string
  const written = memory.toString('latin1', start, start + word(start + 32))
  const made = { written, text: text(written) }
  strings[index] = made
  return made
}

/** The kind of a string in the scanner's table. */
const kindOfKnown = 6

/** The value of a slot. */
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
      return inside && viewOf(inside, first)
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

/** The place of a name among those that were asked for. */
function placeOf(name: string, { slots, asked, askedSlots, places }: Level): number {
  const known = places.get(name)
  if (known !== undefined) return known
  places.set(name, asked.length)
  askedSlots.push(slots.get(name.toLowerCase()) ?? -1)
  return asked.push(name) - 1
}

/** The slot of a member with a name in any letter case; -1 where it is not wanted. */
function slotOf(name: string, level: Level): number {
  const { asked, askedSlots, next } = level
  const place = asked[next] === name ? next : placeOf(name, level)
  level.next = place + 1 < asked.length ? place + 1 : 1
  return askedSlots[place] ?? -1
}

/** An object of the rows that were scanned last. */
class ScannedObject extends WireView {
  private readonly level: Level
  /** Place of its slots. */
  start: number

  constructor(level: Level, slots: number) {
    super()
    this.level = level
    this.start = slots
  }

  override field(name: string): unknown {
    const index = slotOf(name, this.level)
    return index < 0 ? undefined : valueAt(this.start + index * sizes.slot, this.level.inside[index] ?? null)
  }

  override text(name: string): string | undefined {
    const index = slotOf(name, this.level)
    if (index < 0) return undefined
    const slot = this.start + index * sizes.slot
    return word(slot) === kindOfKnown ? knownString(word(slot + 4)).text : text(valueAt(slot, null))
  }
}

/** A view of an object, valid until the next scan. */
function viewOf(level: Level, slots: number): ScannedObject {
  const known = level.views[level.used]
  const view = known ?? new ScannedObject(level, slots)
  if (known) known.start = slots
  else level.views.push(view)
  level.used += 1
  return view
}

/** The part of an answer that is in the scanner's memory. */
const nothing: { of: Buffer | null; start: number; end: number } = { of: null, start: 0, end: 0 }
let window = nothing

function load(bytes: Buffer, start: number): void {
  window = { of: bytes, start, end: Math.min(bytes.length, start + windowBytes) }
  bytes.copy(memory, addresses.input, start, window.end)
}

/** A batch of rows, valid until the next scan. */
export type ScannedRows = {
  count: number
  row: (index: number) => WireView
  /** Kept members of all rows as JSON in UTF-8, one object after another. */
  kept: Buffer
  /** Where the kept members of a row start and end there. */
  keptOf: (index: number) => [start: number, end: number]
  /** Where the next row starts, or what is behind the list. */
  end: number
  isLast: boolean
}

export type RowScanner = ReturnType<typeof rowScanner>

const allLevels = (level: Level): Level[] => [level, ...level.inside.flatMap((one) => (one ? allLevels(one) : []))]

/** Makes a reader of rows out of JSON in UTF-8. `kept` are members, by names in lower case, that are kept as JSON. */
export function rowScanner(wanted: Wanted, kept: ReadonlySet<string>) {
  const level = compile(wanted, kept)
  const row = (index: number) => viewOf(level, word(addresses.rows + index * sizes.row))
  const keptOf = (index: number): [number, number] => {
    const place = addresses.rows + index * sizes.row
    return [word(place + 4), word(place + 8)]
  }
  const levels = allLevels(level)
  const scan = (at: number) => {
    for (const one of levels) one.used = 0
    return scanner.scan(level.address, at - window.start, window.end - window.start)
  }

  return {
    kept,
    /** Reads rows from the start of one; none when the first one has to be parsed. */
    scan(bytes: Buffer, at: number): ScannedRows {
      if (window.of !== bytes || at < window.start || at >= window.end) load(bytes, at)
      let count = scan(at)
      if (count === 0 && scanner.reason.value === 0 && at > window.start) {
        load(bytes, at)
        count = scan(at)
      }
      const end = window.start + scanner.stoppedAt.value
      const isLast = scanner.reason.value === 1
      // Releases the answer now, not when the next one is loaded.
      if (isLast) window = nothing
      return {
        count,
        row,
        kept: memory.subarray(addresses.kept, scanner.keptTop.value),
        keptOf,
        end,
        isLast,
      }
    },
  }
}
