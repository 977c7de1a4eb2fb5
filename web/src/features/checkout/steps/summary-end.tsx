import { Box } from '@chakra-ui/react'
import type { TravelerKind } from '#src/domain/products.ts'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { MoneyLine } from '#src/components/prices/money.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface SummaryEndProps {
  total: Money
  commission: Money | null
  /** Cancellation policy; undefined if the page shows it elsewhere. */
  policy: CancellationTerms | undefined
  /** First day of the service. */
  from: string
  travelerKind: TravelerKind
}

/** End of a price summary: the agent's commission and the cancellation policy. */
export function SummaryEnd({ total, commission, policy, from, travelerKind }: SummaryEndProps) {
  const { t } = useTranslation('stay')
  const now = useNow(60_000)
  const isCommissionShown = useCommissionShown()
  return (
    <>
      {commission && isCommissionShown && (
        // Spans the full width of the card, down to its edge if nothing follows. Its amount is aligned with the amounts above.
        <Box
          mt="3"
          mx="-4"
          mb={policy ? undefined : '-4'}
          px="4"
          py="2"
          bg="brass.subtle"
          borderBottomRadius={policy ? undefined : 'l3'}
          data-amount-group=""
        >
          <MoneyLine
            label={
              <Box as="span" color="brass.fg" fontWeight="semibold">
                {t('commission')}
              </Box>
            }
            value={commission}
            tone="money.commission"
            hint={t(`notShown.${travelerKind}`)}
          />
        </Box>
      )}
      {policy && (
        <Box mt="4">
          <CancellationBar policy={policy} checkIn={from} now={now} total={total} />
          <Box mt="2">
            <CancellationLine policy={policy} now={now} total={total} />
          </Box>
        </Box>
      )}
    </>
  )
}
