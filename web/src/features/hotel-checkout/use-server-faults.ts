import { useCallback } from 'react'
import { type FieldPath, type UseFormReturn, get } from 'react-hook-form'
import type { TravellerForm } from './traveller-form.ts'

interface ServerFault {
  readonly path: string
  readonly message: string
}

/** Shows what the server found wrong at the fields of the form. Answers the first of them; undefined when it is about none. */
export function useServerFaults(form: UseFormReturn<TravellerForm>) {
  return useCallback(
    (faults: readonly ServerFault[]): FieldPath<TravellerForm> | undefined => {
      const values = form.getValues()
      const isField = (path: string): path is FieldPath<TravellerForm> => typeof get(values, path) === 'string'
      const own = faults.flatMap(({ path, message }) => (isField(path) ? [{ path, message }] : []))
      for (const { path, message } of own) form.setError(path, { type: 'server', message })
      return own[0]?.path
    },
    [form],
  )
}
