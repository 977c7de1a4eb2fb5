/** Riyal signs, which are missing from all fonts of the documents. */
const riyal = /[\u20C1\uFDFC]/g

/** Emoji and other pictures, with their joiners and modifiers. */
const pictures = /(?![©®™°])[\p{So}\p{Sk}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]/gu

/** Matches the position before a character of a script that no font of the documents supports. */
const unsupportedScript =
  '(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Common}\\p{Script=Inherited}])'
const unsupportedLetters = new RegExp(`${unsupportedScript}\\p{L}`, 'gu')
/** Vowel signs and tone marks, which would be printed as boxes without their letters. */
const unsupportedMarks = new RegExp(`${unsupportedScript}\\p{M}`, 'gu')

/** Reduces text to printable characters: `SAR` for the riyal sign, no pictures, and `?` for letters of unsupported scripts. */
export const toPrintable = (text: string): string =>
  text
    .replaceAll(riyal, 'SAR')
    .replaceAll(pictures, '')
    .replaceAll(unsupportedMarks, '')
    .replaceAll(unsupportedLetters, '?')
