import { useCallback, useRef } from 'react'
import { type UseFormReturn, get } from 'react-hook-form'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'
import type { FieldMessage } from '../purchase.ts'
import type { FieldName } from './traveler-field.tsx'
import type { TravelersForm } from './travelers-form.ts'

/** Returns a function that shows the server's messages at their fields and returns the first of these, if any. */
export function useServerErrors(form: UseFormReturn<TravelersForm>) {
  const shown = useRef<FieldName[]>([])
  useLanguageChange(() => {
    for (const path of shown.current) if (form.getFieldState(path).error?.type === 'server') form.clearErrors(path)
  })
  return useCallback(
    (messages: readonly FieldMessage[]): FieldName | undefined => {
      const values = form.getValues()
      const isField = (path: string): path is FieldName => typeof get(values, path) === 'string'
      const own = messages.flatMap(({ path, message }) => (isField(path) ? [{ path, message }] : []))
      for (const { path, message } of own) form.setError(path, { type: 'server', message })
      shown.current = own.map(({ path }) => path)
      return own[0]?.path
    },
    [form],
  )
}
