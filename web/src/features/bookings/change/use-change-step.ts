import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#src/lib/navigation/paths.ts'
import { useSkipFinishedSteps } from '#src/lib/navigation/use-skip-finished-steps.ts'
import { wasOpenedFromForm, reviewUrl } from './change-steps.ts'
import type { ChangeFlow } from './use-change.ts'

interface StepOptions {
  bookingId: string
  quotedChange: ChangeFlow['quotedChange']
  /** Whether the form still matches the quote. */
  isQuoteCurrent: boolean
  /** Called after a successful change, before navigating to the booking. */
  onDone: () => void
}

/**
 * Returns the step to show. The review has its own history entry. It is shown only for a quote that matches the form, and stays visible while the
 * change is being sent. Replaces the URL of a review that cannot be shown.
 */
export function useChangeStep({ bookingId, quotedChange, isQuoteCurrent, onDone }: StepOptions) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const isAtReview = parameters.get('step') === 'review'
  const isSent = quotedChange !== null && quotedChange.step !== 'review'
  const step = isSent || (isAtReview && quotedChange && isQuoteCurrent) ? 'review' : 'form'
  const formUrl = paths.changeBooking(bookingId)
  useSkipFinishedSteps(quotedChange?.step === 'unsure' ? reviewUrl(bookingId) : null)

  const isStale = isAtReview && step === 'form'
  useEffect(() => {
    if (isStale) void navigate(formUrl, { replace: true })
  }, [formUrl, isStale, navigate])

  const isDone = quotedChange?.step === 'done'
  const followsForm = isAtReview && wasOpenedFromForm(state)
  const reportDone = useEffectEvent(() => onDone())
  useEffect(() => {
    if (!isDone) return
    reportDone()
    // The booking replaces the form in history, so that Back does not return to a completed change.
    if (followsForm) void navigate(-1)
    else void navigate(paths.booking(bookingId), { replace: true })
  }, [bookingId, followsForm, isDone, navigate])

  return {
    step,
    /** Navigates back to the form. */
    goBack: () => void (followsForm ? navigate(-1) : navigate(formUrl)),
  } as const
}
