import { detectScript } from './script-choice.ts'

const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i

/** Returns the BCP 47 language of a supplier's text: the given language, otherwise the one its letters indicate; null for Latin letters. */
export function detectLanguage(text: string, stated?: string): string | null {
  if (stated !== undefined && languageTag.test(stated)) return stated
  const script = detectScript(text)
  if (script === 'URDU') return 'ur'
  return script === 'ARABIC' ? 'ar' : null
}
