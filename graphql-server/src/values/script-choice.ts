/**
 * Chooses whose texts to show when several suppliers describe one hotel. Not every supplier writes in the requested language, so texts in the
 * script that the agent reads come first, and among these the cheapest supplier's.
 */
import { foldedText } from './text.ts'
import type { Locale } from '../locale.ts'

/** `URDU` is Arabic script with letters that Arabic does not have. */
type Script = 'ARABIC' | 'URDU' | 'LATIN'

// Agents in Pakistan read Urdu names where a supplier has them, and Latin names otherwise.
const scriptsRead: Record<Locale, readonly [Script, ...Script[]]> = {
  'en-US': ['LATIN'],
  'ar-SA': ['ARABIC'],
  'tr-TR': ['LATIN'],
  'id-ID': ['LATIN'],
  'ur-PK': ['URDU', 'LATIN'],
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** The script of most letters of a text; null when it has no letters, or as many of each. */
export function scriptOf(text: string): Script | null {
  const arabic = count(text, /\p{Script=Arabic}/gu)
  const latin = count(text, /\p{Script=Latin}/gu)
  if (arabic === latin) return null
  if (arabic < latin) return 'LATIN'
  return /[ٹڈڑںےہۃکیگپچژ]/.test(text) ? 'URDU' : 'ARABIC'
}

/** The first of these in the script that agents of the locale read best, else the first of all. */
function bestWritten<Item>(items: readonly Item[], textOf: (item: Item) => string, locale: Locale): Item | undefined {
  for (const script of scriptsRead[locale]) {
    const found = items.find((item) => scriptOf(textOf(item)) === script)
    if (found !== undefined) return found
  }
  return items[0]
}

/** Chooses one of several suppliers' texts, given cheapest first; null when none has one. */
export const chooseText = (texts: readonly (string | null)[], locale: Locale): string | null =>
  bestWritten(
    texts.filter((text) => text !== null),
    (text) => text,
    locale,
  ) ?? null

/** Merges the words of the suppliers that write in the chosen script, without repetitions in another case or spacing. */
export function chooseWords(lists: readonly string[][], locale: Locale): string[] {
  const written = lists.filter((words) => words.length > 0)
  const script = scriptOf(bestWritten(written, (words) => words.join(' '), locale)?.join(' ') ?? '')
  const seen = new Set<string>()
  return written
    .filter((words) => scriptOf(words.join(' ')) === script)
    .flat()
    .filter((word) => {
      const folded = foldedText(word)
      const isNew = !seen.has(folded)
      seen.add(folded)
      return isNew
    })
}
