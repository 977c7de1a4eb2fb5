import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#src/lib/navigation/paths.ts'
import { useFinishedSteps } from '#src/lib/navigation/use-finished-steps.ts'
import { isFromForm, reviewAddress } from './change-steps.ts'
import type { Changing } from './use-change.ts'

interface StepOptions {
  bookingId: string
  quoted: Changing['quoted']
  /** Whether the form still asks for what was quoted. */
  isCurrent: boolean
  /** Runs before the agent leaves after the change was made. */
  onDone: () => void
}

/**
 * The step to show. The review has its own history entry, is shown only for a quote of what the form says now, and is not left while
 * the change is being sent. Replaces the URL of a review that cannot be shown.
 */
export function useChangeStep({ bookingId, quoted, isCurrent, onDone }: StepOptions) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const isAtReview = parameters.get('step') === 'review'
  const isSent = quoted !== null && quoted.step !== 'review'
  const step = isSent || (isAtReview && quoted && isCurrent) ? 'review' : 'form'
  const formAddress = paths.changeBooking(bookingId)
  useFinishedSteps(quoted?.step === 'unsure' ? reviewAddress(bookingId) : null)

  const isStale = isAtReview && step === 'form'
  useEffect(() => {
    if (isStale) void navigate(formAddress, { replace: true })
  }, [formAddress, isStale, navigate])

  const isDone = quoted?.step === 'done'
  const followsForm = isAtReview && isFromForm(state)
  const reportDone = useEffectEvent(() => onDone())
  useEffect(() => {
    if (!isDone) return
    reportDone()
    // The booking takes the place of the form, so that Back does not lead into a change that has been made.
    if (followsForm) void navigate(-1)
    else void navigate(paths.booking(bookingId), { replace: true })
  }, [bookingId, followsForm, isDone, navigate])

  return {
    step,
    /** Leads back to the form. */
    back: () => void (followsForm ? navigate(-1) : navigate(formAddress)),
  } as const
}
