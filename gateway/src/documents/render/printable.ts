/** Riyal signs, which no font of the papers has. */
const riyal = /[\u20C1\uFDFC]/g

/** Emoji and other pictures, with what joins and colors them. */
const pictures = /(?![©®™°])[\p{So}\p{Sk}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]/gu

/** Letters of scripts that the papers have no font for. */
const foreignLetters =
  /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu

/** A text in characters that the papers can print on every machine: `SAR` for the riyal sign, no pictures, and `?` for letters of other scripts. */
export const printable = (text: string): string =>
  text.replaceAll(riyal, 'SAR').replaceAll(pictures, '').replaceAll(foreignLetters, '?')
