import { useCallback, useRef } from 'react'
import { type FieldPath, type UseFormReturn, get } from 'react-hook-form'
import type { TravellerForm } from './traveller-form.ts'
import { useLanguageChange } from './use-language-change.ts'

interface ServerFault {
  readonly path: string
  readonly message: string
}

type Path = FieldPath<TravellerForm>

/** Shows what the server found wrong at the fields of the form. Answers the first of them; undefined when it is about none. */
export function useServerFaults(form: UseFormReturn<TravellerForm>) {
  const shown = useRef<Path[]>([])
  useLanguageChange(() => {
    for (const path of shown.current) if (form.getFieldState(path).error?.type === 'server') form.clearErrors(path)
  })
  return useCallback(
    (faults: readonly ServerFault[]): Path | undefined => {
      const values = form.getValues()
      const isField = (path: string): path is Path => typeof get(values, path) === 'string'
      const own = faults.flatMap(({ path, message }) => (isField(path) ? [{ path, message }] : []))
      for (const { path, message } of own) form.setError(path, { type: 'server', message })
      shown.current = own.map(({ path }) => path)
      return own[0]?.path
    },
    [form],
  )
}
