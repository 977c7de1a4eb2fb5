import { useTranslation } from 'react-i18next'
import { Chip } from '#src/components/layout/chip.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface CancellationChipProps {
  /** Null when the supplier does not say. */
  refundable: boolean | null
  freeUntil: string | null
  now: Date
}

/** The first thing asked about a rate: until when it can be given back. Nothing is drawn where the supplier is silent. */
export function CancellationChip({ refundable, freeUntil, now }: CancellationChipProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  if (freeUntil && Date.parse(freeUntil) > now.getTime())
    return (
      <Chip tone="free" icon="check">
        {t('cancellation.freeUntilDay', { day: format.day(format.dateOf(freeUntil)) })}
      </Chip>
    )
  if (refundable === false) return <Chip icon="lock">{t('cancellation.nonRefundable')}</Chip>
  if (refundable) return <Chip>{t('cancellation.refundable')}</Chip>
  return undefined
}

/** From here on the number is news: suppliers report up to nine, which is no scarcity. */
const SCARCE = 5

/** How many rooms are left, when they are few. */
export function RoomsLeftChip({ count }: { count: number | null }) {
  const { t } = useTranslation('components')
  return count === null || count > SCARCE ? undefined : <Chip tone="warn">{t('roomsLeft', { count })}</Chip>
}
