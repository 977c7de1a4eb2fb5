import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { type CancellationTerms, penaltyAt } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface CancellationChipProps {
  /** Steps may be missing, because lists do not load them. */
  policy: Pick<CancellationTerms, 'refundable' | 'freeUntil'> & Partial<Pick<CancellationTerms, 'steps'>>
  now: Date
  /** Price to which the amounts in the policy apply. */
  total: Money
}

/** Whether and until when a rate can be cancelled. Renders nothing if the supplier does not say. */
export function CancellationChip({ policy, now, total }: CancellationChipProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const { refundable, freeUntil, steps } = policy
  if (refundable === false) return <Chip icon="lock">{t('cancellation.nonRefundable')}</Chip>
  if (freeUntil && Date.parse(freeUntil) > now.getTime())
    return (
      <Chip tone="free" icon="check">
        {t('cancellation.freeUntilDay', { day: format.lastDay(freeUntil) })}
      </Chip>
    )
  if (!steps) return refundable || freeUntil ? <Chip>{t('cancellation.onHotelPage')}</Chip> : undefined
  const kind = penaltyAt({ refundable, freeUntil, steps }, now.getTime(), total)?.kind
  if (kind === 'free') return <Chip>{t('cancellation.refundable')}</Chip>
  if (kind === 'part') return <Chip>{t('cancellation.partlyRefundable')}</Chip>
  return kind === 'full' ? <Chip icon="lock">{t('cancellation.nonRefundable')}</Chip> : undefined
}

/** Maximum number of rooms that counts as scarce. */
const MAX_SCARCE = 5

/** Number of rooms left, if there are few. */
export function RoomsLeftChip({ count }: { count: number | null }) {
  const { t } = useTranslation('components')
  return count === null || count > MAX_SCARCE ? undefined : <Chip tone="warn">{t('roomsLeft', { count })}</Chip>
}
