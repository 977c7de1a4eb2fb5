import { Text } from '@chakra-ui/react'
import { createContext, use } from 'react'
import { type Money, convert } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Rate of the currency in which an agent wants to see prices beside riyals. */
export interface OtherCurrency {
  currency: string
  riyals: string
  date: string | null
}

/** Null where prices are shown in riyals only. */
export const OtherCurrencyContext = createContext<OtherCurrency | null>(null)

/** An amount in the agent's other currency; nothing without one. */
export function InOtherCurrency({ value }: { value: Money }) {
  const other = use(OtherCurrencyContext)
  const format = useFormat()
  if (!other || value.currency !== 'SAR') return undefined
  return (
    <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" _print={{ display: 'none' }}>
      <bdi dir="ltr" translate="no">{`≈ ${format.money(convert(value, other))}`}</bdi>
    </Text>
  )
}

/** What is charged, and at which rate the other currency is shown; nothing without one. */
export function OtherCurrencyNote() {
  const { t } = useTranslation('components')
  const other = use(OtherCurrencyContext)
  const format = useFormat()
  if (!other) return undefined
  const { currency, riyals, date } = other
  const rate = { currency, riyals: format.decimal(riyals.replace(/(\.\d\d+?)0+$/, '$1')) }
  return (
    <Text textStyle="small" color="fg.muted">
      {date
        ? t('otherCurrency.noteSince', { ...rate, day: format.day(date, 'always') })
        : t('otherCurrency.note', rate)}
    </Text>
  )
}
