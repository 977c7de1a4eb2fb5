import { useState } from 'react'
import { describeError } from '#src/lib/errors/describe-error.ts'
import type { BookedFieldsFragment } from './booked.generated.ts'
import {
  type OutcomeFieldsFragment,
  useBookingOutcomeQuery,
  useCancelBookingCardPaymentMutation,
  useResolveBookingOutcomeMutation,
} from './booking-outcome.generated.ts'

/** Seconds until the next check, if the server has not suggested a time yet. */
const DEFAULT_CHECK_SECONDS = 5

/** Seconds between checks if the server cannot find the outcome on its own. */
const SLOW_CHECK_SECONDS = 60

/** Statuses of a booking that the supplier has neither confirmed nor rejected. */
const pendingStatuses = new Set<BookedFieldsFragment['status']>(['PENDING', 'UNKNOWN'])

/**
 * `needsAgent`: the supplier does not respond, so the agent should contact it. `needsDecision`: the server cannot find the booking, so only the agent can
 * tell what was booked.
 */
type Progress = 'open' | 'needsAgent' | 'needsDecision' | 'booked' | 'notBooked'

function toProgress(outcome: OutcomeFieldsFragment | undefined): Progress {
  const booking = outcome?.booking
  if (outcome?.state === 'NOT_BOOKED' || (outcome?.state === 'BOOKED' && booking?.status === 'FAILED'))
    return 'notBooked'
  if (outcome?.state === 'BOOKED' && booking && !pendingStatuses.has(booking.status)) return 'booked'
  if (booking?.needsAgentSince) return 'needsAgent'
  return outcome && outcome.nextCheckSeconds === null && !booking ? 'needsDecision' : 'open'
}

interface BookingOutcome {
  /** Undefined until the first response. */
  readonly outcome: OutcomeFieldsFragment | undefined
  readonly progress: Progress
  /** Whether the server can still find the outcome without the agent. */
  readonly isPolling: boolean
  readonly isResolvedByAgent: boolean
  readonly isResolving: boolean
  /** Why the agent's decision could not be recorded, or why the card payment could not be cancelled. */
  readonly problem: string | undefined
  /** Records the agent's decision: the booking's id, or undefined if nothing was booked. */
  readonly resolve: (bookingId: string | undefined) => void
  /** Cancels the open card payment. `isCancellingCardPayment` is true until it completes. */
  readonly cancelCardPayment: () => void
  readonly isCancellingCardPayment: boolean
}

/** Outcome of a payment that received no final response. Polls at the interval that the server returns, while the page is visible. */
export function useBookingOutcome(clientReference: string): BookingOutcome {
  const [resolvedOutcome, setResolvedOutcome] = useState<OutcomeFieldsFragment>()
  const [problem, setProblem] = useState<string>()
  const [resolveOutcome, { loading }] = useResolveBookingOutcomeMutation()
  const [cancelPayment, { loading: isCancellingCardPayment }] = useCancelBookingCardPaymentMutation()
  const [nextCheckSeconds, setNextCheckSeconds] = useState<number | null>(DEFAULT_CHECK_SECONDS)
  const { data, refetch } = useBookingOutcomeQuery({
    variables: { clientReference },
    skip: resolvedOutcome !== undefined,
    fetchPolicy: 'network-only',
    pollInterval: (nextCheckSeconds ?? SLOW_CHECK_SECONDS) * 1000,
    skipPollAttempt: () => document.hidden,
  })
  const latestOutcome = resolvedOutcome ?? data?.bookingOutcome
  if (latestOutcome && latestOutcome.nextCheckSeconds !== nextCheckSeconds)
    setNextCheckSeconds(latestOutcome.nextCheckSeconds)

  async function resolve(bookingId: string | undefined) {
    setProblem(undefined)
    try {
      const input = { clientReference, ...(bookingId ? { bookingId } : {}) }
      const result = (await resolveOutcome({ variables: { input } })).data?.resolveBookingOutcome
      if (!result) throw new Error('The response has no outcome.')
      if (result.__typename === 'InvalidInput') return setProblem(result.fields[0]?.message ?? result.message)
      // The server ignores the agent's decision while it can still find the outcome itself.
      if (result.state === 'UNKNOWN') await refetch()
      else setResolvedOutcome(result)
    } catch (failure) {
      setProblem(describeError(failure).text)
    }
  }
  async function cancelCardPayment(id: string) {
    setProblem(undefined)
    try {
      await cancelPayment({ variables: { id } })
      await refetch()
    } catch (failure) {
      setProblem(describeError(failure).text)
    }
  }
  const card = latestOutcome?.cardPayment
  return {
    outcome: latestOutcome,
    progress: toProgress(latestOutcome),
    isPolling: nextCheckSeconds !== null,
    isResolvedByAgent: resolvedOutcome !== undefined,
    isResolving: loading,
    problem,
    resolve: (bookingId) => void resolve(bookingId),
    cancelCardPayment: () => void (card && cancelCardPayment(card.id)),
    isCancellingCardPayment,
  }
}
