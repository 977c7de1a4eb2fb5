/**
 * Cleans typed or pasted text. `tidy` cleans text before it is validated or stored; `searchKey` normalizes text for comparing and searching. The
 * gateway and the GraphQL server do the same: docs/text-cases.json has test cases for all of them.
 */

/** Invisible characters: direction marks, soft hyphens, zero-width spaces, variation selectors. The two joiners are handled separately. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu

/** Scripts in which a joiner or non-joiner between two letters changes their shapes. */
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

/** Converts a digit of any script to a Latin digit. Within a script, the digits from zero to nine are consecutive. */
function latinDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/**
 * Cleans text: composed (NFC), trimmed, without invisible characters, with single spaces, plain hyphens and apostrophes, and Latin digits.
 * Joiners are kept between letters of scripts that need them.
 */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(dashes, '-')
    .replaceAll(apostrophes, "'")
    .replaceAll(/(?!\d)\p{Nd}/gu, latinDigit)
    .replaceAll(joiners, '$1$2')
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()

/** Cleans each line and removes repeated empty lines. */
export const tidyLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Cleans the name of a traveler and removes punctuation at its ends. */
export const tidyName = (text: string): string => tidy(text).replaceAll(/^[\s,;،؛۔]+|[\s,;،؛۔]+$/g, '')

/** Normalizes a number or code: clean, in capitals, without spaces. */
export const compactCode = (text: string): string =>
  tidy(text).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase().replaceAll('İ', 'I')

/** Letters and their equivalents that Unicode does not decompose. */
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
const anyVariant = new RegExp(`[${[...baseLetters.keys()].join('')}]`, 'gu')

/** Joiners, accents and vowel signs that writers may omit. The vowel signs of Indic scripts are never omitted, so they are kept. */
const marks =
  /\p{Script=Inherited}|(?=\p{M})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]|\u0640|\u0674|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c/gu

const plain = /^[ -_a-~]*$/

/** Folds text to lower case without accents and vowel signs, with a uniform spelling of Arabic letters. */
function foldedText(text: string): string {
  const folded = plain.test(text)
    ? text.toLowerCase()
    : tidy(text)
        .normalize('NFKD')
        .replaceAll(marks, '')
        .toLowerCase()
        .replaceAll(anyVariant, (letter) => baseLetters.get(letter) ?? letter)
  return folded.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Key for comparing and searching text: folded letters without hamza, spaces and punctuation, so that Al-Rashid, Al Rashid and Alrashid match. One
 * space is kept between two digits, because 12-5 is not 125. Text of only punctuation is kept as it is.
 */
export function searchKey(text: string): string {
  const folded = foldedText(text)
  const key = folded.replaceAll(/[\p{P}\p{Z}\p{Sk}ء]+/gu, (gap, at: number) =>
    /\d/.test(folded[at - 1] ?? '') && /\d/.test(folded[at + gap.length] ?? '') ? ' ' : '',
  )
  return key === '' ? folded : key
}

/** Search keys of the words in a query, all of which must occur in the searched text. Punctuation counts only if the query has nothing else. */
export function searchWords(text: string): string[] {
  const words = tidy(text).split(' ').map(searchKey)
  const withLetters = words.filter((word) => /[^\p{P}\p{Sk}]/u.test(word))
  return (withLetters.length > 0 ? withLetters : words).flatMap((word) => word.split(' ')).filter(Boolean)
}
