import { text } from './wire.ts'

/** Reads a word of an enum, whatever its case on the wire; undefined without one, and for any other word. */
export const wordReader =
  <Word extends string>(words: Readonly<Record<Word, true>>) =>
  (value: unknown): Word | undefined => {
    const word = text(value)?.toUpperCase() ?? ''
    return Object.hasOwn(words, word) ? (word as Word) : undefined
  }
