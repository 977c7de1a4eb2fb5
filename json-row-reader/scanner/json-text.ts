/**
 * The grammar of JSON, checked byte by byte. Each function takes a start offset and returns the offset after the value, or 0 on failure.
 * Functions are called with `inline.always` where the compiler does not inline them by itself and inlining makes a scan measurably faster.
 */

let end: usize = 0
/** Whether the last failure was at the end of the text, so that it may succeed with more text. */
export let isTruncated: bool = false

/** Sets the end of the text and writes a zero byte there, which is not valid in a row. */
export function setEnd(address: usize): void {
  end = address
  store<u8>(end, 0)
}

/** Stops reading a row at `at`. At the end of the text, reading may succeed with more text; otherwise the row is left to the parser. */
export function fail(at: usize): usize {
  isTruncated = at >= end
  return 0
}

export function leaveToParser(): usize {
  return fail(0)
}

export function skipSpace(start: usize): usize {
  let at = start
  let c = load<u8>(at)
  if (c > 0x20) return at
  while (c == 0x20 || c == 0x0a || c == 0x0d || c == 0x09) c = load<u8>(++at)
  return at
}

/** Whether the last string was ASCII without escapes. */
export let isPlainString: bool = false

function isHex(c: u8): bool {
  return isDigit(c) || <u8>((c | 0x20) - 0x61) < 6
}

function findEscapeEnd(at: usize): usize {
  const c = load<u8>(at + 1)
  if (c == 0x75) {
    for (let digit: usize = 2; digit < 6; digit++) if (!isHex(load<u8>(at + digit))) return fail(at + 5)
    return at + 6
  }
  const isValid =
    c == 0x22 || c == 0x5c || c == 0x2f || c == 0x62 || c == 0x66 || c == 0x6e || c == 0x72 || c == 0x74
  return isValid ? at + 2 : fail(at + 1)
}

function findSpecialBytes(block: v128): i32 {
  const isQuote = i8x16.eq(block, i8x16.splat(0x22))
  const isEscape = i8x16.eq(block, i8x16.splat(0x5c))
  return i8x16.bitmask(v128.or(v128.or(isQuote, isEscape), i8x16.lt_u(block, i8x16.splat(0x20))))
}

/**
 * Returns the offset of the closing quote of the string whose content starts at `start`; 0 on failure. Most strings are short and plain.
 */
export function findStringEnd(start: usize): usize {
  const block = v128.load(start)
  const special = findSpecialBytes(block)
  const length = ctz(special)
  if (special == 0 || load<u8>(start + length) != 0x22) return findLongStringEnd(start)
  isPlainString = (i8x16.bitmask(block) & ((1 << length) - 1)) == 0
  return start + length
}

function findLongStringEnd(start: usize): usize {
  let at = start
  let nonAsciiBits = 0
  let hasEscapes = false
  while (true) {
    const block = v128.load(at)
    const special = findSpecialBytes(block)
    const length = special == 0 ? 16 : ctz(special)
    nonAsciiBits |= i8x16.bitmask(block) & ((1 << length) - 1)
    at += length
    if (special == 0) continue
    const c = load<u8>(at)
    isPlainString = nonAsciiBits == 0 && !hasEscapes
    if (c == 0x22) return at
    if (c != 0x5c) return fail(at)
    hasEscapes = true
    at = findEscapeEnd(at)
    if (at == 0) return 0
  }
}

export function isDigit(c: u8): bool {
  return <u8>(c - 0x30) < 10
}

const powers: usize = memory.data<f64>([1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15])

/** Value of the last number; only set if `isExactNumber`. */
export let numberValue: f64 = 0
export let isExactNumber: bool = false

/** Reads a number. With up to 15 digits and a power of ten below 1e16, one division returns the nearest double. */
export function readNumber(start: usize): usize {
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
  isExactNumber = digits <= 15
  if (c == 0x65 || c == 0x45) {
    isExactNumber = false
    c = load<u8>(++at)
    if (c == 0x2b || c == 0x2d) c = load<u8>(++at)
    if (!isDigit(c)) return fail(at)
    while (isDigit(c)) c = load<u8>(++at)
  }
  if (isExactNumber) {
    numberValue = <f64>value / load<f64>(powers + (decimals << 3))
    if (isNegative) numberValue = -numberValue
  }
  return at
}

export function findLiteralEnd(at: usize): usize {
  const letters = load<u32>(at)
  if (letters == 0x6c6c756e || letters == 0x65757274) return at + 4
  if (letters == 0x736c6166 && load<u8>(at + 4) == 0x65) return at + 5
  return fail(at + 4)
}

/** Returns the offset of the value of a member whose name ends at `quote`. */
export function findValueStart(quote: usize): usize {
  const colon = skipSpace(quote + 1)
  return load<u8>(colon) == 0x3a ? skipSpace(colon + 1) : fail(colon)
}

export let isLastItem: bool = false

/** Skips the comma or closing bracket after an item and sets `isLastItem`. */
export function skipToNextItem(start: usize, close: u8): usize {
  const at = skipSpace(start)
  const c = load<u8>(at)
  isLastItem = c == close
  if (isLastItem) return at + 1
  return c == 0x2c ? skipSpace(at + 1) : fail(at)
}

/** Checks and skips a value. */
export function skipValue(start: usize, depth: i32): usize {
  const c = load<u8>(start)
  if (c == 0x22) {
    const quote = findStringEnd(start + 1)
    return quote == 0 ? 0 : quote + 1
  }
  if (c == 0x2d || isDigit(c)) return readNumber(start)
  if (c != 0x7b && c != 0x5b) return findLiteralEnd(start)
  if (depth == 0) return leaveToParser()
  // The code of the closing bracket is the opening bracket's plus two.
  const close = c + 2
  let at = skipSpace(start + 1)
  if (load<u8>(at) == close) return at + 1
  do {
    if (c == 0x7b) {
      if (load<u8>(at) != 0x22) return fail(at)
      at = findStringEnd(at + 1)
      if (at != 0) at = findValueStart(at)
      if (at == 0) return 0
    }
    at = skipValue(at, depth - 1)
    if (at != 0) at = inline.always(skipToNextItem(at, close))
  } while (at != 0 && !isLastItem)
  return at
}
