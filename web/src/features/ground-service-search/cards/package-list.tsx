import { Button, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import { QuoteProblem } from '#src/components/service-search/quote-problem.tsx'
import type { GroundServiceSearch } from '#src/domain/search/ground-service-search.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SearchResults } from '../use-results.ts'
import { PackageCard } from './package-card.tsx'
import { usePackageQuote } from './use-package-quote.ts'

interface PackageListProps {
  search: GroundServiceSearch
  results: SearchResults
  /** Whether the prices are being updated. */
  stale: boolean
  now: Date
  pages: ReactNode
  onSearchAgain: () => void
}

/** Number of cards whose pictures load immediately. */
const eagerPictureCount = 3

/** Page of packages, each with a button that opens its checkout. */
export function PackageList({ search, results, stale, now, pages, onSearchAgain }: PackageListProps) {
  const { t } = useTranslation(['ground', 'listing'])
  const isPhone = useIsPhone()
  const { state, offerId, accept, dismiss, quote } = usePackageQuote(results.searchId)
  const codes = search.extras.map(({ code }) => code)
  return (
    <>
      <Stack gap="3">
        {results.items.map((offer, index) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            search={search}
            now={now}
            isPhone={isPhone}
            eager={index < eagerPictureCount}
            problem={
              offer.id === offerId && (
                <QuoteProblem
                  state={state}
                  refusalText={t('refused')}
                  onSearchAgain={onSearchAgain}
                  onDismiss={dismiss}
                />
              )
            }
            action={
              offer.bookable &&
              offer.total && (
                <Button
                  // Secondary, because each row has such a button.
                  variant="outline"
                  disabled={stale}
                  loading={state.kind === 'checking' && offer.id === offerId}
                  onClick={() => void quote(offer, codes)}
                >
                  {t('listing:offers.continue')}
                  <Icon name="next" />
                </Button>
              )
            }
          />
        ))}
      </Stack>
      {pages}
      {state.kind === 'priceChanged' && (
        <PriceChangedDialog
          open
          oldPrice={state.change.previousTotal}
          newPrice={state.change.newTotal}
          declineLabel={t('otherPackage')}
          onAccept={() => accept(state.quote)}
          onDecline={dismiss}
        />
      )}
    </>
  )
}
