/** Hashes a string with FNV-1a and a final mix, which turns similar strings into very different numbers. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Whether a key belongs to the sample of about `permille` in 1,000 keys. The same key always has the same result. */
export const isInSample = (key: string, permille: number): boolean => hash(key) % 1000 < permille

export interface SeededRandom {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** An integer from `min` to `max`, inclusive. */
  int: (min: number, max: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** Creates a mulberry32 generator: small, fast and good enough to generate hotels and pictures. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, int, pick: (list) => list[int(0, list.length - 1)] ?? list[0] }
}
