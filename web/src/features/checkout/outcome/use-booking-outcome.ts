import { useState } from 'react'
import { describeError } from '#src/lib/errors/describe-error.ts'
import type { BookedFieldsFragment } from './booked.generated.ts'
import {
  type OutcomeFieldsFragment,
  useBookingOutcomeQuery,
  useLeaveCardPaymentMutation,
  useResolveBookingOutcomeMutation,
} from './booking-outcome.generated.ts'

/** Seconds until the next check, if the server has not suggested a time yet. */
const DEFAULT_CHECK_SECONDS = 5

/** Seconds between checks if the server cannot find the outcome on its own. */
const SLOW_CHECK_SECONDS = 60

/** Statuses of a booking that the supplier has neither confirmed nor rejected. */
const pendingStatuses = new Set<BookedFieldsFragment['status']>(['PENDING', 'UNKNOWN'])

/** `needsAgent`: the supplier should be contacted. `undecided`: only the agent can tell what was booked. */
type Progress = 'open' | 'needsAgent' | 'undecided' | 'booked' | 'notBooked'

function toProgress(outcome: OutcomeFieldsFragment | undefined): Progress {
  const found = outcome?.booking
  if (outcome?.state === 'NOT_BOOKED' || (outcome?.state === 'BOOKED' && found?.status === 'FAILED')) return 'notBooked'
  if (outcome?.state === 'BOOKED' && found && !pendingStatuses.has(found.status)) return 'booked'
  if (found?.needsAgentSince) return 'needsAgent'
  return outcome && outcome.nextCheckSeconds === null && !found ? 'undecided' : 'open'
}

interface BookingOutcome {
  /** Undefined until the first response. */
  readonly outcome: OutcomeFieldsFragment | undefined
  readonly progress: Progress
  /** Whether the outcome will be checked again without the agent. */
  readonly isPolling: boolean
  readonly isDecidedByAgent: boolean
  readonly isResolving: boolean
  /** Why the agent's decision could not be recorded, or why the card payment could not be cancelled. */
  readonly problem: string | undefined
  /** Records the agent's decision: the id of the booking, or undefined if there is none. */
  readonly resolve: (bookingId: string | undefined) => void
  /** Cancels the open card payment. `isCancellingCardPayment` is true until it completes. */
  readonly cancelCardPayment: () => void
  readonly isCancellingCardPayment: boolean
}

/** Outcome of a payment that received no response. Polls at the server's pace while the page is visible. */
export function useBookingOutcome(clientReference: string): BookingOutcome {
  const [resolved, setResolved] = useState<OutcomeFieldsFragment>()
  const [problem, setProblem] = useState<string>()
  const [resolveOutcome, { loading }] = useResolveBookingOutcomeMutation()
  const [leaveCardPayment, { loading: isCancellingCardPayment }] = useLeaveCardPaymentMutation()
  const [nextCheckSeconds, setNextCheckSeconds] = useState<number | null>(DEFAULT_CHECK_SECONDS)
  const { data, refetch } = useBookingOutcomeQuery({
    variables: { clientReference },
    skip: resolved !== undefined,
    fetchPolicy: 'network-only',
    pollInterval: (nextCheckSeconds ?? SLOW_CHECK_SECONDS) * 1000,
    skipPollAttempt: () => document.hidden,
  })
  const latest = resolved ?? data?.bookingOutcome
  if (latest && latest.nextCheckSeconds !== nextCheckSeconds) setNextCheckSeconds(latest.nextCheckSeconds)

  async function resolve(bookingId: string | undefined) {
    setProblem(undefined)
    try {
      const input = { clientReference, ...(bookingId ? { bookingId } : {}) }
      const result = (await resolveOutcome({ variables: { input } })).data?.resolveBookingOutcome
      if (!result) throw new Error('The response has no outcome.')
      if (result.__typename === 'InvalidInput') return setProblem(result.fields[0]?.message ?? result.message)
      // The server rejects decisions while it can still find the outcome itself.
      if (result.state === 'UNKNOWN') await refetch()
      else setResolved(result)
    } catch (failure) {
      setProblem(describeError(failure).text)
    }
  }
  async function cancelCardPayment(id: string) {
    setProblem(undefined)
    try {
      await leaveCardPayment({ variables: { id } })
      await refetch()
    } catch (failure) {
      setProblem(describeError(failure).text)
    }
  }
  const card = latest?.cardPayment
  return {
    outcome: latest,
    progress: toProgress(latest),
    isPolling: nextCheckSeconds !== null,
    isDecidedByAgent: resolved !== undefined,
    isResolving: loading,
    problem,
    resolve: (bookingId) => void resolve(bookingId),
    cancelCardPayment: () => void (card && cancelCardPayment(card.id)),
    isCancellingCardPayment,
  }
}
