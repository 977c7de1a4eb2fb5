import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type Money, divide } from '#src/domain/money.ts'
import { type RoomGuests, countGuests } from '#src/domain/occupancy.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface PerPersonProps {
  total: Money
  rooms: readonly RoomGuests[]
}

/** Total per guest, children included. Renders nothing for a single guest. */
export function PerPerson({ total, rooms }: PerPersonProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const { guests } = countGuests(rooms)
  return guests > 1 ? <span>{t('perPerson', { amount: format.money(divide(total, guests)) })}</span> : undefined
}
