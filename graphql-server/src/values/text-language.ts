import { detectScript } from './script-choice.ts'

const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i

/** Returns the BCP 47 language of a supplier's text: the declared language, otherwise the language that its letters indicate; null for Latin letters. */
export function detectLanguage(text: string, declared?: string): string | null {
  if (declared !== undefined && languageTag.test(declared)) return declared
  const script = detectScript(text)
  if (script === 'URDU') return 'ur'
  return script === 'ARABIC' ? 'ar' : null
}
