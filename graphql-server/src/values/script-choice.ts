/**
 * Chooses between several suppliers' texts about one hotel. Not every supplier writes in the requested language, so texts in the
 * script of the agent's language come first, and among these the cheapest supplier's.
 */
import { foldedText } from './text.ts'
import type { Locale } from '../locale.ts'

/** `URDU` is Arabic script with letters that Arabic does not have. */
type Script = 'ARABIC' | 'URDU' | 'LATIN'

// Agents in Pakistan get Urdu names if a supplier has them, otherwise Latin names.
const preferredScripts: Record<Locale, readonly [Script, ...Script[]]> = {
  'en-US': ['LATIN'],
  'ar-SA': ['ARABIC'],
  'tr-TR': ['LATIN'],
  'id-ID': ['LATIN'],
  'ur-PK': ['URDU', 'LATIN'],
}

const countLetters = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Returns the script of most letters in a text; null if it has no letters, or equally many Arabic and Latin letters. */
export function detectScript(text: string): Script | null {
  const arabic = countLetters(text, /\p{Script=Arabic}/gu)
  const latin = countLetters(text, /\p{Script=Latin}/gu)
  if (arabic === latin) return null
  if (arabic < latin) return 'LATIN'
  return /[ٹڈڑںےہۃکیگپچژ]/.test(text) ? 'URDU' : 'ARABIC'
}

/** Finds the first item in the locale's preferred script, otherwise the first item. */
function findPreferred<Item>(
  items: readonly Item[],
  getText: (item: Item) => string,
  locale: Locale,
): Item | undefined {
  for (const script of preferredScripts[locale]) {
    const found = items.find((item) => detectScript(getText(item)) === script)
    if (found !== undefined) return found
  }
  return items[0]
}

/** Chooses one of several suppliers' texts, which are listed from the cheapest supplier; null if there is none. */
export const chooseText = (texts: readonly (string | null)[], locale: Locale): string | null =>
  findPreferred(
    texts.filter((text) => text !== null),
    (text) => text,
    locale,
  ) ?? null

/** Merges the texts of the suppliers that write in the chosen script, without duplicates that differ only in case or spacing. */
export function mergeTexts(lists: readonly string[][], locale: Locale): string[] {
  const nonEmpty = lists.filter((texts) => texts.length > 0)
  const script = detectScript(findPreferred(nonEmpty, (texts) => texts.join(' '), locale)?.join(' ') ?? '')
  const seenTexts = new Set<string>()
  return nonEmpty
    .filter((texts) => detectScript(texts.join(' ')) === script)
    .flat()
    .filter((text) => {
      const folded = foldedText(text)
      const isNew = !seenTexts.has(folded)
      seenTexts.add(folded)
      return isNew
    })
}
