/**
 * Reads rows of a JSON list out of a window of bytes. Written in AssemblyScript, which compiles to WebAssembly: `npm run codegen` writes
 * `src/__generated__/row-scanner.ts`, which `src/gateway/row-scanner.ts` runs. Every byte of a row is checked against the grammar of JSON;
 * the caller has checked that they are UTF-8. Wanted values go to the tape, kept members to `keptAt`, byte by byte.
 */

const maxRows: i32 = 1024
/** Objects and lists inside of one another. A row with more of them is parsed. */
const maxDepth: i32 = 100

// Blocks of 16 bytes are read and written, so each area has room behind it.
export const inputAt: usize = memory.data(65_536 + 64, 16)
export const keptAt: usize = memory.data(2 * 65_536 + 64, 16)
const tapeAt: usize = memory.data(1_048_576 + 64, 16)
const tapeEnd: usize = tapeAt + 1_048_576
/** Of each row: the place of its slots, and where its kept members start and end. */
export const rowsAt: usize = memory.data(16_384, 16)

// An object has a slot of 16 bytes for each member of its level: the kind of the value and two numbers, or, in the second half, a NUMBER. An
// OBJECT has the place of its slots, a LIST that of its first item, which is a slot and the place of the next item.
const NULL: i32 = 1
const TRUE: i32 = 2
const FALSE: i32 = 3
const NUMBER: i32 = 4
const DIGITS: i32 = 5
const KNOWN: i32 = 6
const ASCII: i32 = 7
const STRING: i32 = 8
const OBJECT: i32 = 9
const LIST: i32 = 10
const SKIPPED: i32 = 11

/** A level: place of its members, their number, and for each length of a name the first member that has it. */
export const levelsAt: usize = memory.data(8192, 16)
/** A member: 32 bytes of its name in lower case, the next one of that length, the level inside of it, and whether it is wanted (1), kept (2) or both. */
export const membersAt: usize = memory.data(32_768, 16)
const memberBytes: usize = 48

/** Short strings: 32 bytes, their length, and the scan that met them last. A search repeats most of them thousands of times. */
export const stringsAt: usize = memory.data(98_304, 16)
/** Whether a string is not the one that was there before. */
export const isNewAt: usize = memory.data(2048)

const powers: usize = memory.data<f64>([1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15])

/** Offset behind the rows that were read. */
export let stoppedAt: i32 = 0
/** Why reading stopped there: the window ended (0) or the list did (1), or there is a row that has to be parsed (2). */
export let reason: i32 = 0

let end: usize = 0
let tapeTop: usize = 0
export let keptTop: usize = 0
let keptFirst: usize = 0
let scans: i32 = 0

/** Ends reading of a row: it may go on behind the window, or it is left to the parser. */
function fail(at: usize): usize {
  reason = at >= end ? 0 : 2
  return 0
}

function leaveToParser(): usize {
  return fail(0)
}

// @ts-ignore: decorator
@inline
function space(start: usize): usize {
  let at = start
  let c = load<u8>(at)
  if (c > 0x20) return at
  while (c == 0x20 || c == 0x0a || c == 0x0d || c == 0x09) c = load<u8>(++at)
  return at
}

/** Whether the last string is ASCII without escapes. */
let isPlain: bool = false

function isHex(c: u8): bool {
  return isDigit(c) || <u8>((c | 0x20) - 0x61) < 6
}

function escapeEnd(at: usize): usize {
  const c = load<u8>(at + 1)
  if (c == 0x75) {
    for (let digit: usize = 2; digit < 6; digit++) if (!isHex(load<u8>(at + digit))) return fail(at + 5)
    return at + 6
  }
  const isValid =
    c == 0x22 || c == 0x5c || c == 0x2f || c == 0x62 || c == 0x66 || c == 0x6e || c == 0x72 || c == 0x74
  return isValid ? at + 2 : fail(at + 1)
}

// @ts-ignore: decorator
@inline
function specialIn(block: v128): i32 {
  const isQuote = i8x16.eq(block, i8x16.splat(0x22))
  const isEscape = i8x16.eq(block, i8x16.splat(0x5c))
  return i8x16.bitmask(v128.or(v128.or(isQuote, isEscape), i8x16.lt_u(block, i8x16.splat(0x20))))
}

/** The closing quote of the string whose content starts at `start`; 0 when it has none, as in all functions here. Most strings are short and plain. */
// @ts-ignore: decorator
@inline
function stringEnd(start: usize): usize {
  const block = v128.load(start)
  const special = specialIn(block)
  const length = ctz(special)
  if (special == 0 || load<u8>(start + length) != 0x22) return longStringEnd(start)
  isPlain = (i8x16.bitmask(block) & ((1 << length) - 1)) == 0
  return start + length
}

function longStringEnd(start: usize): usize {
  let at = start
  let seen = 0
  let hasEscapes = false
  while (true) {
    const block = v128.load(at)
    const special = specialIn(block)
    const length = special == 0 ? 16 : ctz(special)
    seen |= i8x16.bitmask(block) & ((1 << length) - 1)
    at += length
    if (special == 0) continue
    const c = load<u8>(at)
    isPlain = seen == 0 && !hasEscapes
    if (c == 0x22) return at
    if (c != 0x5c) return fail(at)
    hasEscapes = true
    at = escapeEnd(at)
    if (at == 0) return 0
  }
}

// @ts-ignore: decorator
@inline
function isDigit(c: u8): bool {
  return <u8>(c - 0x30) < 10
}

let numberValue: f64 = 0
let isExact: bool = false

/** Reads a number. Up to 15 digits and a power of ten below 1e16 make the nearest double in one division. */
function numberEnd(start: usize): usize {
  let at = start
  let c = load<u8>(at)
  const isNegative = c == 0x2d
  if (isNegative) c = load<u8>(++at)
  const first = at
  let value: u64 = 0
  let decimals: usize = 0
  if (!isDigit(c)) return fail(at)
  if (c == 0x30) c = load<u8>(++at)
  else
    do {
      value = value * 10 + (c - 0x30)
      c = load<u8>(++at)
    } while (isDigit(c))
  let digits = at - first
  if (c == 0x2e) {
    c = load<u8>(++at)
    if (!isDigit(c)) return fail(at)
    const point = at
    do {
      value = value * 10 + (c - 0x30)
      c = load<u8>(++at)
    } while (isDigit(c))
    decimals = at - point
    digits += decimals
  }
  isExact = digits <= 15
  if (c == 0x65 || c == 0x45) {
    isExact = false
    c = load<u8>(++at)
    if (c == 0x2b || c == 0x2d) c = load<u8>(++at)
    if (!isDigit(c)) return fail(at)
    while (isDigit(c)) c = load<u8>(++at)
  }
  if (isExact) {
    numberValue = <f64>value / load<f64>(powers + (decimals << 3))
    if (isNegative) numberValue = -numberValue
  }
  return at
}

function wordEnd(at: usize): usize {
  const letters = load<u32>(at)
  if (letters == 0x6c6c756e || letters == 0x65757274) return at + 4
  if (letters == 0x736c6166 && load<u8>(at + 4) == 0x65) return at + 5
  return fail(at + 4)
}

/** Goes to the value of a member whose name ends at `quote`. */
// @ts-ignore: decorator
@inline
function valueStart(quote: usize): usize {
  const colon = space(quote + 1)
  return load<u8>(colon) == 0x3a ? space(colon + 1) : fail(colon)
}

let isLast: bool = false

/** Goes behind what follows an item: to the next one, or behind the end of the list or object. */
// @ts-ignore: decorator
@inline
function nextItem(start: usize, close: u8): usize {
  const at = space(start)
  const c = load<u8>(at)
  isLast = c == close
  if (isLast) return at + 1
  return c == 0x2c ? space(at + 1) : fail(at)
}

/** Checks a value that is not wanted. */
function skip(start: usize, depth: i32): usize {
  const c = load<u8>(start)
  if (c == 0x22) {
    const quote = stringEnd(start + 1)
    return quote == 0 ? 0 : quote + 1
  }
  if (c == 0x2d || isDigit(c)) return numberEnd(start)
  if (c != 0x7b && c != 0x5b) return wordEnd(start)
  if (depth == 0) return leaveToParser()
  // The closing bracket comes two behind the opening one.
  const close = c + 2
  let at = space(start + 1)
  if (load<u8>(at) == close) return at + 1
  do {
    if (c == 0x7b) {
      if (load<u8>(at) != 0x22) return fail(at)
      at = stringEnd(at + 1)
      if (at != 0) at = valueStart(at)
      if (at == 0) return 0
    }
    at = skip(at, depth - 1)
    if (at != 0) at = nextItem(at, close)
  } while (at != 0 && !isLast)
  return at
}

// @ts-ignore: decorator
@inline
function lower(block: v128): v128 {
  const isUpper = i8x16.lt_u(i8x16.sub(block, i8x16.splat(0x41)), i8x16.splat(26))
  return v128.or(block, v128.and(isUpper, i8x16.splat(0x20)))
}

// @ts-ignore: decorator
@inline
function isSame(at: usize, name: usize, length: usize): bool {
  const mask = length < 16 ? (1 << <i32>length) - 1 : 0xffff
  return (i8x16.bitmask(i8x16.eq(lower(v128.load(at)), v128.load(name))) & mask) == mask
}

/** The member with a name in any letter case. */
function memberOf(level: usize, at: usize, length: usize): usize {
  if (length > 32) return 0
  let member = <usize>load<u32>(level + 8 + (length << 2))
  while (member != 0) {
    if (isSame(at, member, length) && (length <= 16 || isSame(at + 16, member + 16, length - 16))) return member
    member = <usize>load<u32>(member + 32)
  }
  return 0
}

function put(slot: usize, kind: i32, first: usize, second: usize): void {
  store<i32>(slot, kind)
  store<u32>(slot + 4, <u32>first)
  store<u32>(slot + 8, <u32>second)
}

/** Eight bytes of a string, zero behind its end. */
// @ts-ignore: decorator
@inline
function eightBytes(start: usize, length: usize, from: usize): u64 {
  if (length <= from) return 0
  const bytes = load<u64>(start + from)
  return length >= from + 8 ? bytes : bytes & ((<u64>1 << (<u64>(length - from) << 3)) - 1)
}

/** Puts a string of up to 32 bytes of ASCII: the place of an equal one if there is room for it. */
function putShort(slot: usize, start: usize, length: usize): void {
  const a = eightBytes(start, length, 0)
  const b = eightBytes(start, length, 8)
  const c = eightBytes(start, length, 16)
  const d = eightBytes(start, length, 24)
  const mixed = a ^ (b * 0x9e3779b97f4a7c15) ^ (c * 0xc2b2ae3d27d4eb4f) ^ (d * 0x165667b19e3779f9) ^ length
  const index = <usize>((mixed * 0xff51afd7ed558ccd) >> 53)
  const known = stringsAt + index * 48
  const isKnown =
    load<u64>(known) == a &&
    load<u64>(known + 8) == b &&
    load<u64>(known + 16) == c &&
    load<u64>(known + 24) == d &&
    load<u32>(known + 32) == <u32>length
  if (!isKnown) {
    // The rows of this scan refer to the other one.
    if (load<i32>(known + 36) == scans) return put(slot, ASCII, start, start + length)
    store<u64>(known, a)
    store<u64>(known + 8, b)
    store<u64>(known + 16, c)
    store<u64>(known + 24, d)
    store<u32>(known + 32, <u32>length)
    store<u8>(isNewAt + index, 1)
  }
  store<i32>(known + 36, scans)
  put(slot, KNOWN, index, 0)
}

/** Reads a value into a slot. `level` is what is wanted inside of it, 0 when only a scalar is. */
function value(start: usize, slot: usize, level: usize, depth: i32): usize {
  const c = load<u8>(start)
  if (c == 0x22) {
    const quote = stringEnd(start + 1)
    if (quote == 0) return 0
    const length = quote - start - 1
    if (!isPlain) put(slot, STRING, start, quote + 1)
    else if (length > 32) put(slot, ASCII, start + 1, quote)
    else putShort(slot, start + 1, length)
    return quote + 1
  }
  if (c == 0x7b || c == 0x5b) {
    if (level == 0 || depth == 0) return leaveToParser()
    if (c == 0x5b) return list(start, slot, level, depth - 1)
    put(slot, OBJECT, tapeTop, 0)
    return object(start, level, depth - 1, false)
  }
  if (c != 0x2d && !isDigit(c)) {
    store<i32>(slot, c == 0x6e ? NULL : c == 0x74 ? TRUE : FALSE)
    return wordEnd(start)
  }
  const at = numberEnd(start)
  put(slot, isExact ? NUMBER : DIGITS, start, at)
  if (isExact) store<f64>(slot + 8, numberValue)
  return at
}

function list(start: usize, slot: usize, level: usize, depth: i32): usize {
  put(slot, LIST, 0, 0)
  let link = slot + 4
  let at = space(start + 1)
  if (load<u8>(at) == 0x5d) return at + 1
  do {
    const item = tapeTop
    tapeTop += 32
    if (tapeTop > tapeEnd) return leaveToParser()
    store<u32>(link, <u32>item)
    link = item + 16
    store<u32>(link, 0)
    at = value(at, item, level, depth)
    if (at != 0) at = nextItem(at, 0x5d)
  } while (at != 0 && !isLast)
  return at
}

function keep(start: usize, memberEnd: usize): void {
  if (keptTop != keptFirst) store<u8>(keptTop++, 0x2c)
  for (let at = start; at < memberEnd; at += 16) v128.store(keptTop + at - start, v128.load(at))
  keptTop += memberEnd - start
}

function object(start: usize, level: usize, depth: i32, isRow: bool): usize {
  const slots = tapeTop
  const members = <usize>load<u32>(level)
  tapeTop += <usize>load<u32>(level + 4) << 4
  if (tapeTop > tapeEnd) return leaveToParser()
  for (let slot = slots; slot < tapeTop; slot += 16) v128.store(slot, i64x2.splat(0))
  let at = space(start + 1)
  if (load<u8>(at) == 0x7d) return at + 1
  do {
    const name = at
    if (load<u8>(at) != 0x22) return fail(at)
    const quote = stringEnd(at + 1)
    if (quote == 0) return 0
    // It may mean a member in another spelling.
    if (!isPlain) return leaveToParser()
    const member = memberOf(level, name + 1, quote - name - 1)
    at = valueStart(quote)
    if (at == 0) return 0
    if (member == 0) at = skip(at, depth)
    else {
      const slot = slots + (((member - members) / memberBytes) << 4)
      // The name is there twice, perhaps in another letter case.
      if (load<i32>(slot) != 0) return leaveToParser()
      const use = load<i32>(member + 40)
      if (use & 1) at = value(at, slot, <usize>load<u32>(member + 36), depth)
      else {
        store<i32>(slot, SKIPPED)
        at = skip(at, depth)
      }
      if (isRow && at != 0 && use & 2) keep(name, at)
    }
    if (at != 0) at = nextItem(at, 0x7d)
  } while (at != 0 && !isLast)
  return at
}

/** Reads rows from an offset of a window of `length` bytes. Returns how many. */
export function scan(level: usize, offset: i32, length: i32): i32 {
  end = inputAt + length
  // No byte of a row; reading ends here.
  store<u8>(end, 0)
  scans++
  tapeTop = tapeAt
  keptTop = keptAt
  reason = 0
  let count = 0
  let at = space(inputAt + offset)
  while (true) {
    const row = tapeTop
    const kept = keptTop
    store<u8>(keptTop++, 0x7b)
    keptFirst = keptTop
    let next = load<u8>(at) == 0x7b && count < maxRows ? object(at, level, maxDepth, true) : fail(at)
    if (next != 0) next = nextItem(next, 0x5d)
    if (next == 0) {
      keptTop = kept
      break
    }
    at = next
    store<u8>(keptTop++, 0x7d)
    const place = rowsAt + (<usize>count << 4)
    store<u32>(place, <u32>row)
    store<u32>(place + 4, <u32>(kept - keptAt))
    store<u32>(place + 8, <u32>(keptTop - keptAt))
    count++
    if (isLast) {
      reason = 1
      break
    }
  }
  stoppedAt = <i32>(at - inputAt)
  return count
}
