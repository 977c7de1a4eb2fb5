import { type Attempt, draftAfterBooking } from '../draft/draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import { type PaymentState, notBookedStates } from '../payment/payment-state.ts'
import type { usePayment } from '../payment/use-payment.ts'
import type { RequoteState } from '../payment/use-requote.ts'
import type { Purchase } from '../purchase.ts'
import type { ProductAdapter } from '../product-adapter.ts'
import { withAgentCommission } from '../travelers/travelers-form.ts'
import { NotBooked, BookingRefused, SearchExpired, Unavailable } from './refused.tsx'
import { UnknownOutcome } from './unknown-outcome.tsx'

/** State in which the checkout cannot continue. Its screen replaces the steps. */
type EndingState =
  | { readonly kind: 'unknown'; readonly attempt: Attempt }
  | Extract<PaymentState | RequoteState, { kind: 'refused' | 'unavailable' | 'searchExpired' | 'notBooked' }>

/** Returns the state that ends the checkout; undefined while the steps continue. */
export function findEnding(
  attempt: Attempt | null,
  state: PaymentState,
  requoteState: RequoteState,
): EndingState | undefined {
  if (attempt?.open) return { kind: 'unknown', attempt }
  if (state.kind === 'refused' || state.kind === 'unavailable' || state.kind === 'notBooked') return state
  if (requoteState.kind === 'unavailable' || requoteState.kind === 'searchExpired') return requoteState
  return undefined
}

interface EndingProps {
  ending: EndingState
  purchase: Purchase
  draft: Draft
  payment: Pick<ReturnType<typeof usePayment>, 'setState' | 'refreshAccount'>
  readBooking: ProductAdapter['readBooking']
  /** Whether the quote can still be paid. */
  canPayAgain: boolean
}

export function Ending({ ending, purchase, draft, payment, readBooking, canPayAgain }: EndingProps) {
  const { policy, total, commission } = withAgentCommission(purchase, draft.draft.form)
  switch (ending.kind) {
    case 'unknown':
      return (
        <UnknownOutcome
          attempt={ending.attempt}
          total={total}
          readBooking={readBooking}
          onBooked={(booking) => {
            draft.update(
              draftAfterBooking({
                ...booking,
                policy: booking.policy ?? policy,
                total: booking.total ?? total,
                commission,
                paymentMethod: ending.attempt.method,
              }),
            )
            payment.refreshAccount()
          }}
          onNotBooked={(reason) => {
            // A lost request may still reach the server. Using its key again ensures that only one of the two requests books.
            draft.update({ attempt: reason === 'lost' ? { ...ending.attempt, open: false } : null })
            payment.setState(notBookedStates[reason])
            payment.refreshAccount()
          }}
        />
      )
    case 'notBooked':
      return (
        <NotBooked
          purchase={purchase}
          onPayAgain={canPayAgain ? () => payment.setState({ kind: 'ready' }) : undefined}
        />
      )
    case 'refused':
      return <BookingRefused message={ending.message} supplierText={ending.supplierText} purchase={purchase} />
    case 'unavailable':
      return <Unavailable message={ending.message} purchase={purchase} />
    case 'searchExpired':
      return <SearchExpired purchase={purchase} />
  }
}
