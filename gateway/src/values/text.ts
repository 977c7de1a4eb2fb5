/**
 * Text as people type or paste it. `tidy` cleans text before it is checked or stored; `searchKey` returns a key for comparing and searching.
 * The GraphQL server and the web app clean and search in the same way; docs/text-cases.json has the cases that all of them must pass.
 */

/** Invisible characters: direction marks, soft hyphens, zero-width spaces, variation selectors. The two joiners are handled separately. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu

/** Scripts in which a joiner or non-joiner between two letters changes their shape. */
const joining =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]'
const joiners = new RegExp(
  `((?=\\p{L})${joining}\\p{M}*)([\\u200c\\u200d])[\\u200c\\u200d]*(?=(?=[\\p{L}\\p{M}])${joining})|[\\u200c\\u200d]`,
  'gu',
)

const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu
const apostrophes =
  /[`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\u2035\u055a\u05f3\ua78c\uff07\uff40]/gu

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))

/** Converts a digit of any script to a Latin digit. A script's digits have consecutive code points, from zero to nine. */
function toLatinDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/**
 * Cleans text: composed (NFC), trimmed, without invisible characters, with single spaces, plain hyphens and apostrophes, and Latin
 * digits. Joiners stay between letters of the scripts that need them.
 */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(dashes, '-')
    .replaceAll(apostrophes, "'")
    .replaceAll(/(?!\d)\p{Nd}/gu, toLatinDigit)
    .replaceAll(joiners, '$1$2')
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()

/** Cleans each line of text and collapses runs of empty lines. */
export const tidyLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Normalizes a traveler's name for storage: cleaned, without leading or trailing commas, semicolons and Urdu full stops. */
export const tidyName = (text: string): string => tidy(text).replaceAll(/^[\s,;،؛۔]+|[\s,;،؛۔]+$/g, '')

/** Normalizes a number or code for storage: cleaned, uppercase, without spaces. */
export const compactCode = (text: string): string =>
  tidy(text).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase().replaceAll('İ', 'I')

/** Letters and their variants, which Unicode does not decompose. */
const variants: readonly (readonly [letter: string, variants: string])[] = [
  ['ss', 'ß'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['th', 'þ'],
  ['o', 'ø'],
  ['d', 'đð'],
  ['h', 'ħ'],
  ['l', 'ł'],
  ['t', 'ŧ'],
  ['n', 'ŋ'],
  ['i', 'ı'],
  ['e', 'ə'],
  ['σ', 'ς'],
  // Arabic, Urdu, Persian, Pashto, Sindhi and Kurdish.
  ['ا', 'ٱٲٳ'],
  ['ي', 'ىیےېۍێ'],
  ['ك', 'کڪ'],
  ['گ', 'ګ'],
  ['ه', 'ةہھۃە'],
  ['ن', 'ں'],
  ['و', 'ۆ'],
]
const baseLetters = new Map(
  variants.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)
const variantLetters = new RegExp(`[${[...baseLetters.keys()].join('')}]`, 'gu')

/** Joiners, accents and vowel signs that are optional in writing. The vowel signs of Indic scripts are kept, because they are always written. */
const marks =
  /\p{Script=Inherited}|(?=\p{M})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]|\u0640|\u0674|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c/gu

const plainAscii = /^[ -_a-~]*$/

/** Folds text to lowercase without accents and vowel signs, and Arabic letters to one spelling. */
function foldText(text: string): string {
  const folded = plainAscii.test(text)
    ? text.toLowerCase()
    : tidy(text)
        .normalize('NFKD')
        .replaceAll(marks, '')
        .toLowerCase()
        .replaceAll(variantLetters, (letter) => baseLetters.get(letter) ?? letter)
  return folded.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Returns a key for comparing and searching: folded letters without hamza, spaces and punctuation, so that Al-Rashid, Al Rashid and Alrashid are
 * equal. One space is kept between two digits, so that 12-5 is not 125. Text that is only punctuation is compared unchanged.
 */
export function searchKey(text: string): string {
  const folded = foldText(text)
  const key = folded.replaceAll(/[\p{P}\p{Z}\p{Sk}ء]+/gu, (gap, offset: number) =>
    /\d/.test(folded[offset - 1] ?? '') && /\d/.test(folded[offset + gap.length] ?? '') ? ' ' : '',
  )
  return key === '' ? folded : key
}

/** Returns the words that must all occur in the search key of a match. Punctuation between words is ignored; punctuation alone finds nothing. */
export function searchWords(text: string): string[] {
  const words = tidy(text).split(' ').map(searchKey)
  const withLetters = words.filter((word) => /[^\p{P}\p{Sk}]/u.test(word))
  return (withLetters.length > 0 ? withLetters : words).flatMap((word) => word.split(' ')).filter(Boolean)
}
