/** Drafts of forms: unsaved input that survives a reload and an expired session. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const maxRows = 100

/**
 * Merges stored values into `initial`. Values of another type than in `initial` are dropped, since an earlier version of the app may have
 * written them. List rows have the shape of the first row of `initial`.
 */
export function mergeDraft<T>(initial: T, stored: unknown): T {
  const merge = (initialValue: unknown, storedValue: unknown): unknown => {
    if (Array.isArray(initialValue)) {
      return Array.isArray(storedValue) && initialValue.length > 0
        ? storedValue.slice(0, maxRows).map((row, index) => merge(initialValue[index] ?? initialValue[0], row))
        : initialValue
    }
    if (isRecord(initialValue)) {
      const fields = isRecord(storedValue) ? storedValue : {}
      return Object.fromEntries(Object.entries(initialValue).map(([name, value]) => [name, merge(value, fields[name])]))
    }
    return typeof storedValue === typeof initialValue ? storedValue : initialValue
  }
  return merge(initial, stored) as T
}

/** Restores a form's draft once and then stores every change. Returns a function that discards the draft. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  initial: Values,
  key: string | undefined,
): () => void {
  const [stored] = useState(() => (key === undefined ? undefined : readPrivate('tab', key)))
  const { reset, subscribe } = form

  const restore = useEffectEvent(() => {
    if (isRecord(stored)) reset(mergeDraft(initial, stored), { keepDefaultValues: true, keepDirtyValues: false })
  })
  // Not a layout effect, because field arrays subscribe to the form in their own effects. Runs once: new initial values do not restore the draft again.
  useEffect(() => restore(), [])

  useEffect(() => {
    if (key === undefined) return
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => writePrivate('tab', key, isDirty === false ? null : values),
    })
  }, [key, subscribe])

  return () => {
    if (key !== undefined) writePrivate('tab', key, null)
  }
}
