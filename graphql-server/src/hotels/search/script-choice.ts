/**
 * Whose words are shown when several suppliers describe one hotel. Not every supplier writes in the language it is asked for, so the
 * words in the script that the agent reads come first, and of these the ones of the cheapest offer.
 */
import { foldedText } from '../../values/folded-text.ts'
import type { Locale } from '../../locale.ts'

type Script = 'ARABIC' | 'LATIN'

// Agents in Pakistan know hotels by their Latin names, and nobody sends names or descriptions in Urdu.
const scriptRead: Record<Locale, Script> = {
  'en-US': 'LATIN',
  'ar-SA': 'ARABIC',
  'tr-TR': 'LATIN',
  'id-ID': 'LATIN',
  'ur-PK': 'LATIN',
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** The script most letters of a text are in; null for a text of figures and signs. */
export function scriptOf(text: string): Script | null {
  const arabic = count(text, /\p{Script=Arabic}/gu)
  const latin = count(text, /\p{Script=Latin}/gu)
  if (arabic === latin) return null
  return arabic > latin ? 'ARABIC' : 'LATIN'
}

/** One text out of those of several suppliers, cheapest first; null when none has one. */
export function chooseText(texts: readonly (string | null)[], locale: Locale): string | null {
  const written = texts.filter((text) => text !== null)
  return written.find((text) => scriptOf(text) === scriptRead[locale]) ?? written[0] ?? null
}

/** The words of those suppliers, cheapest first, that write in one script; each once, whatever its case and blanks. */
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
