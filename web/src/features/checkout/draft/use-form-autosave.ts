import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TravelersForm } from '../travelers/travelers-form.ts'
import type { Draft } from './use-draft.ts'

/** Pause in typing after which the form is stored. */
const DELAY_MS = 400

/** Stores the form shortly after the last keystroke, and immediately when the page is hidden or left. */
export function useFormAutosave(
  { getValues, subscribe }: Pick<UseFormReturn<TravelersForm>, 'getValues' | 'subscribe'>,
  storeForm: Draft['storeForm'],
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      storeForm(structuredClone(getValues()))
    }
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(flush, DELAY_MS)
      },
    })
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      unsubscribe()
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', flush)
    }
  }, [getValues, storeForm, subscribe])
}
