import { useCallback } from 'react'
import { type UseFormReturn, get } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { serverErrorIn } from '#src/lib/forms/field-error-text.ts'
import type { FieldMessage } from '../purchase.ts'
import type { FieldName } from './traveler-field.tsx'
import type { TravelersForm } from './travelers-form.ts'

/** Returns a function that shows the server's messages at their fields and returns the first such field, if any. */
export function useServerErrors(form: UseFormReturn<TravelersForm>) {
  const { i18n } = useTranslation()
  return useCallback(
    (messages: readonly FieldMessage[]): FieldName | undefined => {
      const values = form.getValues()
      const isField = (path: string): path is FieldName => typeof get(values, path) === 'string'
      const own = messages.flatMap(({ path, message }) => (isField(path) ? [{ path, message }] : []))
      for (const { path, message } of own) form.setError(path, { type: serverErrorIn(i18n.language), message })
      return own[0]?.path
    },
    [form, i18n],
  )
}
