/** Names of people, as in passports. */
import type { FieldError } from '../errors/invalid-input.ts'
import { fullName } from '../values/full-name.ts'
import { tidyName } from '../values/text.ts'
import type { CheckedField, collectErrors } from './field-rules.ts'
import { countCharacters } from './text-input.ts'

const maxNameLength = 100

/** Any character other than letters of any script and the characters that join the parts of a name. */
const invalidCharacter = /[^\p{L}\p{M} '.,\u200c-\u200d-]/u

/** Returns the reason why a cleaned name cannot be a passport name; null if it can. */
export function findNameProblem(name: string) {
  const [character] = invalidCharacter.exec(name) ?? []
  if (character === undefined) return /\p{L}/u.test(name) ? null : { variant: 'noLetters' as const }
  if (/[\p{Ps}\p{Pe}]/u.test(character)) return { variant: 'brackets' as const }
  const isVisible = !/[\p{C}\p{Z}]/u.test(character)
  const codePoint = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return { variant: 'character' as const, params: { character: isVisible ? character : `U+${codePoint}` } }
}

/** Rule for a person's name, as used by hotels and visa systems. */
export function personName(path: string, raw: string, missingVariant?: 'lastName'): CheckedField {
  const value = tidyName(raw)
  const toChecked = (error: FieldError | null): CheckedField => ({ value, error })
  if (value === '') {
    // Some agents type only punctuation if a passport has no last name.
    return toChecked(
      raw.trim() === '' || missingVariant === undefined
        ? { path, code: 'FIELD_REQUIRED', ...(missingVariant && { variant: missingVariant }) }
        : { path, code: 'FIELD_INVALID', variant: 'noLetters' },
    )
  }
  if (countCharacters(value) > maxNameLength) {
    return toChecked({ path, code: 'FIELD_TOO_LONG', max: maxNameLength, variant: 'name' })
  }
  const problem = findNameProblem(value)
  return toChecked(problem && { path, code: 'FIELD_INVALID', ...problem })
}

type NameInput = { firstName: string; lastName?: string | null; hasOneName?: boolean | null }

/**
 * Checks the names of a traveler, whose paths begin with `prefix`. A traveler with a single name has it in both fields, as the gateway
 * and visa systems require.
 */
export function checkNames(
  { errors, unwrap }: ReturnType<typeof collectErrors>,
  prefix: string,
  { firstName: first, lastName: last, hasOneName }: NameInput,
): { firstName: string; lastName: string; name: string } {
  const firstName = unwrap(personName(`${prefix}firstName`, first))
  const path = `${prefix}lastName`
  if (!hasOneName) {
    const lastName = unwrap(personName(path, last ?? '', 'lastName'))
    return { firstName, lastName, name: fullName(firstName, lastName) }
  }
  const typedLastName = tidyName(last ?? '')
  if (/\p{L}/u.test(typedLastName) && typedLastName !== firstName)
    errors.push({ path, code: 'FIELD_INVALID', variant: 'oneName' })
  return { firstName, lastName: firstName, name: firstName }
}
