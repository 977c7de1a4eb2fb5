import { type Money, divide } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Total of all rooms per night. Renders nothing for a single night. */
export function PerNight({ total, nights }: { total: Money; nights: number }) {
  const { t } = useTranslation('components')
  const format = useFormat()
  return nights > 1 ? <span>{t('perNight', { amount: format.money(divide(total, nights)) })}</span> : undefined
}
