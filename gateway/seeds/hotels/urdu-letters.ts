import type { Bilingual, LocalName } from '../../src/suppliers/local-names.ts'

const letters: [RegExp, string][] = [
  [/ي/g, 'ی'],
  [/ى/g, 'یٰ'],
  [/ك/g, 'ک'],
  [/ه/g, 'ہ'],
  [/[أإ]/g, 'ا'],
  // Before a noun with its article the ending is spoken as t.
  [/ة(?= ال)/g, 'ۃ'],
  [/ة/g, 'ہ'],
]

/** An Arabic name as Urdu spells it: `ليوان النسيم` is `لیوان النسیم`. */
export const urduLetters = (arabic: string): string =>
  letters.reduce((text, [letter, urdu]) => text.replaceAll(letter, urdu), arabic)

export const inUrduToo = ({ en, ar }: Bilingual): LocalName => ({ en, ar, ur: urduLetters(ar) })
