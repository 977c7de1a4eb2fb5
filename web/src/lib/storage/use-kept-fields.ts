import { useState } from 'react'
import { readPrivate, writePrivate } from './private-storage.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was typed into a form and not saved yet is there again after a reload, or after a session has run out and begun anew. */
export function useKeptFields(key: string) {
  const [fields] = useState(() => {
    const kept = readPrivate('tab', key)
    return new Map(Object.entries(isRecord(kept) ? kept : {}))
  })
  return {
    /** The text of a field as it was left; undefined when nothing was. */
    kept: (name: string): string | undefined => {
      const text = fields.get(name)
      return typeof text === 'string' ? text : undefined
    },
    names: [...fields.keys()],
    keep: (form: FormData): void => {
      const texts = [...form].filter(([, value]) => typeof value === 'string')
      writePrivate('tab', key, Object.fromEntries(texts))
    },
    forget: (): void => writePrivate('tab', key, null),
  }
}
