/** Riyal signs, which are missing from all fonts of the documents. */
const riyal = /[\u20C1\uFDFC]/g

/** Emoji and other pictures, with their joiners and modifiers. */
const pictures = /(?![©®™°])[\p{So}\p{Sk}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]/gu

/** Scripts without a font in the documents. */
const foreign =
  '(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Common}\\p{Script=Inherited}])'
const foreignLetters = new RegExp(`${foreign}\\p{L}`, 'gu')
/** Vowel signs and tone marks: without their letters they are printed as boxes. */
const foreignMarks = new RegExp(`${foreign}\\p{M}`, 'gu')

/** Reduces text to printable characters: `SAR` for the riyal sign, no pictures, and `?` for letters of other scripts. */
export const toPrintable = (text: string): string =>
  text.replaceAll(riyal, 'SAR').replaceAll(pictures, '').replaceAll(foreignMarks, '').replaceAll(foreignLetters, '?')
