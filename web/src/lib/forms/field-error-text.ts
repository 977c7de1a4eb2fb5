import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { FieldErrorCode } from '#src/domain/fields.ts'

type CodeName = FieldErrorCode extends infer Code ? (Code extends `${infer Name}:${string}` ? Name : Code) : never

const serverError = 'server'

/** Error type for a message that the server wrote in this language. Messages of other types are codes. */
export const serverErrorIn = (language: string): string => `${serverError}:${language}`

const isFieldError = (value: unknown): value is { type: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'message' in value &&
  typeof value.message === 'string'

/** Returns a function that describes a field's error in the current language. */
export function useFieldErrorText() {
  const { t, i18n } = useTranslation('fields')
  return (error: unknown): string | undefined => {
    if (!isFieldError(error)) return undefined
    if (error.type.startsWith(serverError)) {
      return error.type === serverErrorIn(i18n.language) ? error.message : undefined
    }
    // The part after the first colon may itself be a colon.
    const [, code = '', parameter = ''] = /^(\w+):?(.*)$/su.exec(error.message) ?? []
    return t(`errors.${code as CodeName}`, { max: Number(parameter), character: `\u2068${parameter}\u2069` })
  }
}
