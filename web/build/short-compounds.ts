import type { Plugin } from 'vite'

const MAX_LETTERS = 12

/** Letters joined by hyphens, outside tags and placeholders. */
const compound = /(?<![\p{L}\p{N}<{/_-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}_-])/gu

const isUrlOrEmail = (word: string): boolean => /@|:\/\/|\.\p{L}/u.test(word)
const isCode = (word: string): boolean => word === word.toUpperCase()
/** A long compound may break, but not after a single letter. */
const isShort = (word: string): boolean => word.replaceAll('-', '').length <= MAX_LETTERS || word[1] === '-'

/**
 * Keeps short compounds such as "check-in" and "e-posta" on one line by adding a word joiner (U+2060) after the hyphen. The fonts have no
 * non-breaking hyphen.
 */
export const joinShortCompounds = (text: string): string =>
  text.replaceAll(/\S*-\S*/g, (part) =>
    isUrlOrEmail(part)
      ? part
      : part.replaceAll(compound, (word) => (isShort(word) && !isCode(word) ? word.replaceAll('-', '-\u2060') : word)),
  )

/** Parses a translation file and joins the short compounds in it. */
export const parseTexts = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? joinShortCompounds(value) : value))

/** Joins compounds at build time, so that the source files stay plain and the browser has no extra work. */
export const shortCompounds: Plugin = {
  name: 'short-compounds',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/[\w-]+\/\w+\.json$/ },
    handler: (json) => JSON.stringify(parseTexts(json)),
  },
}
