import { text } from './wire.ts'

/** Maps a wire word to an enum value, ignoring case; undefined for a missing or unknown word. */
export const createEnumReader =
  <Word extends string>(words: Readonly<Record<Word, true>>) =>
  (value: unknown): Word | undefined => {
    const word = text(value)?.toUpperCase() ?? ''
    return Object.hasOwn(words, word) ? (word as Word) : undefined
  }
