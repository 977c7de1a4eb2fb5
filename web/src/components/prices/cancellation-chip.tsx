import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { type CancellationTerms, penaltyAt } from '#src/domain/cancellation-timeline.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface CancellationChipProps extends Pick<CancellationTerms, 'refundable' | 'freeUntil'> {
  /** Left out where only the two facts above are known. */
  steps?: CancellationTerms['steps']
  now: Date
}

/** Whether and until when a rate can be cancelled; draws nothing where the supplier does not state it. */
export function CancellationChip({ refundable, freeUntil, steps, now }: CancellationChipProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  if (freeUntil && Date.parse(freeUntil) > now.getTime())
    return (
      <Chip tone="free" icon="check">
        {t('cancellation.freeUntilDay', { day: format.lastDay(freeUntil) })}
      </Chip>
    )
  if (refundable === false) return <Chip icon="lock">{t('cancellation.nonRefundable')}</Chip>
  if (!refundable) return undefined
  const isPartial = penaltyAt({ refundable, freeUntil, steps: steps ?? [] }, now.getTime())?.kind === 'part'
  return <Chip>{t(isPartial ? 'cancellation.partlyRefundable' : 'cancellation.refundable')}</Chip>
}

/** Suppliers report up to nine rooms; more than this is not scarce. */
const MAX_SCARCE = 5

/** How many rooms are left, when they are few. */
export function RoomsLeftChip({ count }: { count: number | null }) {
  const { t } = useTranslation('components')
  return count === null || count > MAX_SCARCE ? undefined : <Chip tone="warn">{t('roomsLeft', { count })}</Chip>
}
