import type { Bilingual, LocalName } from '../../src/suppliers/local-names.ts'

const letters: [RegExp, string][] = [
  [/ي/g, 'ی'],
  [/ى/g, 'یٰ'],
  [/ك/g, 'ک'],
  [/ه/g, 'ہ'],
  [/[أإ]/g, 'ا'],
  // Before a noun with an article, this ending is pronounced "t".
  [/ة(?= ال)/g, 'ۃ'],
  [/ة/g, 'ہ'],
]

/** Spells an Arabic name in Urdu letters: `ليوان النسيم` becomes `لیوان النسیم`. */
export const toUrduLetters = (arabic: string): string =>
  letters.reduce((text, [letter, urdu]) => text.replaceAll(letter, urdu), arabic)

export const addUrduName = ({ en, ar }: Bilingual): LocalName => ({ en, ar, ur: toUrduLetters(ar) })
