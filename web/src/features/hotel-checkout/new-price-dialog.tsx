import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import type { Money } from '#src/domain/money.ts'
import { useHotelQuoteQuery } from './hotel-quote.generated.ts'
import { type Quote, termsOf } from './quote-links.ts'

interface NewPriceDialogProps {
  quote: Quote
  change: { old: Money; new: Money; quoteId: string }
  onAccept: () => void
  onDecline: () => void
}

/** The price moved under the checkout. The new quote tells what else has changed with it. */
export function NewPriceDialog({ quote, change, onAccept, onDecline }: NewPriceDialogProps) {
  const { data } = useHotelQuoteQuery({ variables: { id: change.quoteId } })
  const fresh = data?.hotelQuote
  return (
    <PriceChangedDialog
      open
      was={change.old}
      now={change.new}
      commission={fresh?.price.commission ?? null}
      sameTerms={fresh ? termsOf(fresh) === termsOf(quote) : undefined}
      onAccept={onAccept}
      onDecline={onDecline}
    />
  )
}
