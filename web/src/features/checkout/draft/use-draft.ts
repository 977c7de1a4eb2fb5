import { useCallback, useRef, useState } from 'react'
import { type CheckoutDraft, emptyDraft, readDraft, writeDraft } from './draft.ts'
import { removePartyForm, storePartyForm } from './party-form.ts'

type Change = Partial<CheckoutDraft>
export type UpdateDraft = (change: Change | ((current: CheckoutDraft) => Change)) => void

export interface Draft {
  readonly draft: CheckoutDraft
  readonly update: UpdateDraft
  /** Stores the form without rendering the checkout, for frequent writes while the agent types. */
  readonly storeForm: (form: NonNullable<CheckoutDraft['form']>) => void
}

/**
 * Draft for a quote. Each change is applied to the stored draft rather than to this page's copy, and is written immediately. This matters because
 * the response to a payment may arrive after the agent has left or reopened the page.
 */
export function useDraft(quoteId: string): Draft {
  const [draft, setDraft] = useState(() => readDraft(quoteId) ?? emptyDraft)
  const latest = useRef(draft)
  const wasStored = useRef(false)

  const write = useCallback(
    (change: Change | ((current: CheckoutDraft) => Change)): boolean => {
      const stored = readDraft(quoteId)
      const wasRemoved = wasStored.current && stored === undefined
      const current = stored ?? latest.current
      // The draft for a booked or replaced quote is final, and a draft removed at sign-out is not written again.
      if (current.booked || current.movedTo || wasRemoved) return false
      latest.current = { ...current, ...(typeof change === 'function' ? change(current) : change) }
      writeDraft(quoteId, latest.current)
      if (latest.current.booked) removePartyForm()
      else if (latest.current.form) storePartyForm(latest.current.form)
      wasStored.current ||= readDraft(quoteId) !== undefined
      return true
    },
    [quoteId],
  )
  const update = useCallback<UpdateDraft>((change) => write(change) && setDraft(latest.current), [write])
  const storeForm = useCallback<Draft['storeForm']>((form) => void write({ form }), [write])
  return { draft, update, storeForm }
}
