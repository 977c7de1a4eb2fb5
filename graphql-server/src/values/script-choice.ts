/**
 * Chooses whose texts to show when several suppliers describe one hotel. Not every supplier writes in the requested language, so texts in the
 * script that the agent reads come first, and among these the cheapest supplier's.
 */
import { foldedText } from './folded-text.ts'
import type { Locale } from '../locale.ts'

type Script = 'ARABIC' | 'LATIN'

// Agents in Pakistan know hotels by their Latin names, and no supplier writes in Urdu.
const scriptRead: Record<Locale, Script> = {
  'en-US': 'LATIN',
  'ar-SA': 'ARABIC',
  'tr-TR': 'LATIN',
  'id-ID': 'LATIN',
  'ur-PK': 'LATIN',
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** The script of most letters of a text; null when it has no letters, or as many of each. */
export function scriptOf(text: string): Script | null {
  const arabic = count(text, /\p{Script=Arabic}/gu)
  const latin = count(text, /\p{Script=Latin}/gu)
  if (arabic === latin) return null
  return arabic > latin ? 'ARABIC' : 'LATIN'
}

/** Chooses one of several suppliers' texts, given cheapest first; null when none has one. */
export function chooseText(texts: readonly (string | null)[], locale: Locale): string | null {
  const written = texts.filter((text) => text !== null)
  return written.find((text) => scriptOf(text) === scriptRead[locale]) ?? written[0] ?? null
}

/** Merges the words of the suppliers that write in the chosen script, without repetitions in another case or spacing. */
export function chooseWords(lists: readonly string[][], locale: Locale): string[] {
  const written = lists
    .filter((words) => words.length > 0)
    .map((words) => ({ words, script: scriptOf(words.join(' ')) }))
  const chosen = written.find(({ script }) => script === scriptRead[locale]) ?? written[0]
  const seen = new Set<string>()
  return written
    .filter(({ script }) => script === chosen?.script)
    .flatMap(({ words }) => words)
    .filter((word) => {
      const folded = foldedText(word)
      const isNew = !seen.has(folded)
      seen.add(folded)
      return isNew
    })
}
