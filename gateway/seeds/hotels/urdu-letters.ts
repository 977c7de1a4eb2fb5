import type { Bilingual, LocalName } from '../../src/suppliers/local-names.ts'

const letters: [RegExp, string][] = [
  [/ي/g, 'ی'],
  [/ى/g, 'یٰ'],
  [/ك/g, 'ک'],
  [/ه/g, 'ہ'],
  [/[أإ]/g, 'ا'],
  // The ending is pronounced t before a noun with an article.
  [/ة(?= ال)/g, 'ۃ'],
  [/ة/g, 'ہ'],
]

/** Respells an Arabic name in Urdu letters: `ليوان النسيم` becomes `لیوان النسیم`. */
export const urduLetters = (arabic: string): string =>
  letters.reduce((text, [letter, urdu]) => text.replaceAll(letter, urdu), arabic)

export const withUrduName = ({ en, ar }: Bilingual): LocalName => ({ en, ar, ur: urduLetters(ar) })
