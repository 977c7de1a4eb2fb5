/**
 * Reads rows of a JSON list from a window of bytes. Written in AssemblyScript, which compiles to WebAssembly: `npm run codegen` writes
 * `src/__generated__/scanner.ts`, which `src/row-scanner.ts` runs. Every byte of a row is checked against the grammar of JSON;
 * the caller must check that the bytes are UTF-8. Selected values are written to the tape, and stored members are copied to `storedAt`.
 */

import {
  setEnd,
  fail,
  isTruncated,
  isDigit,
  isExactNumber,
  isLastItem,
  isPlainString,
  leaveToParser,
  skipToNextItem,
  readNumber,
  numberValue,
  skipValue,
  skipSpace,
  findStringEnd,
  findValueStart,
  findLiteralEnd,
} from './json-text'

const maxRows: i32 = 1024
/** Maximum nesting depth; deeper rows are parsed. */
const maxDepth: i32 = 100

// Memory is read and written in blocks of 16 bytes, so each area has padding after it.
export const inputAt: usize = memory.data(65_536 + 64, 16)
export const storedAt: usize = memory.data(2 * 65_536 + 64, 16)
const tapeAt: usize = memory.data(1_048_576 + 64, 16)
const tapeEnd: usize = tapeAt + 1_048_576
/** Per row: the address of its slots, and the start and end of its stored members. */
export const rowsAt: usize = memory.data(16_384, 16)

// An object has a slot of 16 bytes for each member of its level: the kind of the value, then two numbers that depend on the kind.
// - NUMBER has the value in the second half of the slot.
// - LONG_NUMBER, ASCII_STRING and JSON_STRING have the start and end of the text.
// - TABLE_STRING has an index into the table of strings.
// - OBJECT has the address of its slots.
// - LIST has the address of its first item and the number of items. An item is a slot and the address of the next item.
const NULL: i32 = 1
const TRUE: i32 = 2
const FALSE: i32 = 3
const NUMBER: i32 = 4
const LONG_NUMBER: i32 = 5
const TABLE_STRING: i32 = 6
const ASCII_STRING: i32 = 7
const JSON_STRING: i32 = 8
const OBJECT: i32 = 9
const LIST: i32 = 10
const SKIPPED: i32 = 11

/** Per level: the address and number of its members, the first member for each name length, and the address of the expected members. */
export const levelsAt: usize = memory.data(8192, 16)
const expectedOffset: usize = 140
/**
 * Expected members of a level's objects, which are the members of recent objects in order. An entry begins with up to 32 bytes of text, from the
 * quote before a name to the colon. Then come a mask of these bytes, their number, and the member's address, or 0 if the member is not selected.
 * The last entry of each level is always empty.
 */
export const expectedAt: usize = memory.data(172_032, 16)
const expectedBytes: usize = 48
const lastExpected: usize = 62
/**
 * Per member: 32 bytes of its name in lower case, the next member with the same name length, its inner level, and whether it is selected (1),
 * stored (2) or both (3).
 */
export const membersAt: usize = memory.data(32_768, 16)
const memberBytes: usize = 48

/** Table of short strings. Per entry: 32 bytes, the length, and the last scan that read it. Most strings occur thousands of times in a search. */
export const stringsAt: usize = memory.data(98_304, 16)
/** Per table entry: whether it was replaced since JavaScript last read it. */
export const isNewAt: usize = memory.data(2048)

/** Offset in the window after the rows that were read. */
export let stoppedAt: i32 = 0
/** Reason why reading stopped: end of the window (0), end of the list (1), or a row that must be parsed (2). */
export let reason: i32 = 0

let tapeTop: usize = 0
export let storedTop: usize = 0
let storedFirst: usize = 0
let scans: i32 = 0

function toLower(block: v128): v128 {
  const isUpper = i8x16.lt_u(i8x16.sub(block, i8x16.splat(0x41)), i8x16.splat(26))
  return v128.or(block, v128.and(isUpper, i8x16.splat(0x20)))
}

function hasName(at: usize, name: usize, length: usize): bool {
  const mask = length < 16 ? (1 << <i32>length) - 1 : 0xffff
  return (i8x16.bitmask(i8x16.eq(toLower(v128.load(at)), v128.load(name))) & mask) == mask
}

/** Finds a member by name; 0 if there is none. Names are case-insensitive. */
function findMember(level: usize, at: usize, length: usize): usize {
  if (length > 32) return 0
  let member = <usize>load<u32>(level + 8 + (length << 2))
  while (member != 0) {
    if (hasName(at, member, length) && (length <= 16 || hasName(at + 16, member + 16, length - 16))) return member
    member = <usize>load<u32>(member + 32)
  }
  return 0
}

/** Whether the member that starts at `at` has exactly the same name as an entry of the expected members. */
function isExpected(at: usize, entry: usize): bool {
  const mask = load<u32>(entry + 32)
  if (mask == 0) return false
  const differences = ~i8x16.bitmask(i8x16.eq(v128.load(at), v128.load(entry)))
  if ((mask & 0xffff & differences) != 0) return false
  if (mask >> 16 == 0) return true
  return ((mask >> 16) & ~i8x16.bitmask(i8x16.eq(v128.load(at + 16), v128.load(entry + 16)))) == 0
}

/** Writes an entry of the expected members: the name starts at `at` and ends at `quote`. Later objects are compared with it. */
function storeExpected(entry: usize, at: usize, quote: usize, member: usize): void {
  const length = quote + 2 - at
  const isShort = length <= 32 && load<u8>(quote + 1) == 0x3a
  store<u32>(entry + 32, isShort ? 0xffffffff >>> <u32>(32 - length) : 0)
  if (!isShort) return
  v128.store(entry, v128.load(at))
  v128.store(entry + 16, v128.load(at + 16))
  store<u32>(entry + 36, <u32>length)
  store<u32>(entry + 40, <u32>member)
}

function writeSlot(slot: usize, kind: i32, first: usize, second: usize): void {
  store<i32>(slot, kind)
  store<u32>(slot + 4, <u32>first)
  store<u32>(slot + 8, <u32>second)
}

/** 32 bytes of ones, then 32 of zeros: a mask of n bytes starts n bytes before the zeros. */
const masks: usize = memory.data<u64>([u64.MAX_VALUE, u64.MAX_VALUE, u64.MAX_VALUE, u64.MAX_VALUE, 0, 0, 0, 0])

/** Writes an ASCII string of up to 32 bytes to a slot: as an index into the table of strings unless its entry is in use for another string. */
function writeShortString(slot: usize, start: usize, length: usize): void {
  const mask = masks + 32 - length
  const firstHalf = v128.and(v128.load(start), v128.load(mask))
  let mixed = i64x2.extract_lane(firstHalf, 0) ^ (i64x2.extract_lane(firstHalf, 1) * 0x9e3779b97f4a7c15) ^ length
  let secondHalf = i64x2.splat(0)
  if (length > 16) {
    secondHalf = v128.and(v128.load(start + 16), v128.load(mask + 16))
    mixed ^= (i64x2.extract_lane(secondHalf, 0) * 0xc2b2ae3d27d4eb4f) ^ (i64x2.extract_lane(secondHalf, 1) * 0x165667b19e3779f9)
  }
  const index = <usize>((<u64>mixed * 0xff51afd7ed558ccd) >> 53)
  const entry = stringsAt + index * 48
  const difference = v128.or(v128.xor(v128.load(entry), firstHalf), v128.xor(v128.load(entry + 16), secondHalf))
  if (v128.any_true(difference) || load<u32>(entry + 32) != <u32>length) {
    // Rows of this scan already refer to the existing string.
    if (load<i32>(entry + 36) == scans) return writeSlot(slot, ASCII_STRING, start, start + length)
    v128.store(entry, firstHalf)
    v128.store(entry + 16, secondHalf)
    store<u32>(entry + 32, <u32>length)
    store<u8>(isNewAt + index, 1)
  }
  store<i32>(entry + 36, scans)
  writeSlot(slot, TABLE_STRING, index, 0)
}

/** Reads a value into a slot. `level` is the level inside the value, or 0 if a scalar is expected. */
function readValue(start: usize, slot: usize, level: usize, depth: i32): usize {
  const c = load<u8>(start)
  if (c == 0x22) {
    const quote = inline.always(findStringEnd(start + 1))
    if (quote == 0) return 0
    const length = quote - start - 1
    if (!isPlainString) writeSlot(slot, JSON_STRING, start, quote + 1)
    else if (length > 32) writeSlot(slot, ASCII_STRING, start + 1, quote)
    else writeShortString(slot, start + 1, length)
    return quote + 1
  }
  if (c == 0x7b || c == 0x5b) {
    if (level == 0 || depth == 0) return leaveToParser()
    if (c == 0x5b) return readList(start, slot, level, depth - 1)
    writeSlot(slot, OBJECT, tapeTop, 0)
    return readObject(start, level, depth - 1, false)
  }
  if (c != 0x2d && !isDigit(c)) {
    store<i32>(slot, c == 0x6e ? NULL : c == 0x74 ? TRUE : FALSE)
    return findLiteralEnd(start)
  }
  const at = readNumber(start)
  writeSlot(slot, isExactNumber ? NUMBER : LONG_NUMBER, start, at)
  if (isExactNumber) store<f64>(slot + 8, numberValue)
  return at
}

function readList(start: usize, slot: usize, level: usize, depth: i32): usize {
  writeSlot(slot, LIST, 0, 0)
  let link = slot + 4
  let count = 0
  let at = skipSpace(start + 1)
  if (load<u8>(at) == 0x5d) return at + 1
  do {
    const item = tapeTop
    tapeTop += 32
    if (tapeTop > tapeEnd) return leaveToParser()
    store<u32>(link, <u32>item)
    store<u32>(slot + 8, ++count)
    link = item + 16
    at = readValue(at, item, level, depth)
    if (at != 0) at = inline.always(skipToNextItem(at, 0x5d))
  } while (at != 0 && !isLastItem)
  return at
}

function storeMember(start: usize, memberEnd: usize): void {
  if (storedTop != storedFirst) store<u8>(storedTop++, 0x2c)
  for (let at = start; at < memberEnd; at += 16) v128.store(storedTop + at - start, v128.load(at))
  storedTop += memberEnd - start
}

function readObject(start: usize, level: usize, depth: i32, isRow: bool): usize {
  const slots = tapeTop
  const members = <usize>load<u32>(level)
  tapeTop += <usize>load<u32>(level + 4) << 4
  if (tapeTop > tapeEnd) return leaveToParser()
  for (let slot = slots; slot < tapeTop; slot += 16) v128.store(slot, i64x2.splat(0))
  let expected = <usize>load<u32>(level + expectedOffset)
  const expectedEnd = expected + lastExpected * expectedBytes
  let at = skipSpace(start + 1)
  if (load<u8>(at) == 0x7d) return at + 1
  do {
    const name = at
    let member: usize
    let isFound = inline.always(isExpected(at, expected))
    // One expected member may be missing.
    if (!isFound && isExpected(at, expected + expectedBytes)) {
      expected += expectedBytes
      isFound = true
    }
    if (isFound) {
      member = <usize>load<u32>(expected + 40)
      at = skipSpace(at + load<u32>(expected + 36))
    } else {
      if (load<u8>(at) != 0x22) return fail(at)
      const quote = inline.always(findStringEnd(at + 1))
      if (quote == 0) return 0
      // A name with escapes or non-ASCII letters may be another spelling of a member's name.
      if (!isPlainString) return leaveToParser()
      member = findMember(level, name + 1, quote - name - 1)
      at = inline.always(findValueStart(quote))
      if (at == 0) return 0
      storeExpected(expected, name, quote, member)
    }
    if (expected < expectedEnd) expected += expectedBytes
    if (member == 0) at = skipValue(at, depth)
    else {
      const slot = slots + (((member - members) / memberBytes) << 4)
      // The name is a duplicate, perhaps in a different letter case.
      if (load<i32>(slot) != 0) return leaveToParser()
      const use = load<i32>(member + 40)
      if (use & 1) at = readValue(at, slot, <usize>load<u32>(member + 36), depth)
      else {
        store<i32>(slot, SKIPPED)
        at = skipValue(at, depth)
      }
      if (isRow && at != 0 && use & 2) storeMember(name, at)
    }
    if (at != 0) at = inline.always(skipToNextItem(at, 0x7d))
  } while (at != 0 && !isLastItem)
  return at
}

/** Reads rows, starting at an offset of a window of `length` bytes. Returns the number of rows. */
export function scan(level: usize, offset: i32, length: i32): i32 {
  setEnd(inputAt + length)
  scans++
  tapeTop = tapeAt
  storedTop = storedAt
  reason = 0
  let count = 0
  let at = skipSpace(inputAt + offset)
  while (true) {
    const row = tapeTop
    const stored = storedTop
    store<u8>(storedTop++, 0x7b)
    storedFirst = storedTop
    let next = load<u8>(at) == 0x7b && count < maxRows ? readObject(at, level, maxDepth, true) : fail(at)
    if (next != 0) next = skipToNextItem(next, 0x5d)
    if (next == 0) {
      reason = isTruncated ? 0 : 2
      storedTop = stored
      break
    }
    at = next
    store<u8>(storedTop++, 0x7d)
    const address = rowsAt + (<usize>count << 4)
    store<u32>(address, <u32>row)
    store<u32>(address + 4, <u32>(stored - storedAt))
    store<u32>(address + 8, <u32>(storedTop - storedAt))
    count++
    if (isLastItem) {
      reason = 1
      break
    }
  }
  stoppedAt = <i32>(at - inputAt)
  return count
}
