import { Text } from '@chakra-ui/react'
import { createContext, use } from 'react'
import { type Money, convertMoney } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Exchange rate of the agent's preferred currency, in which prices are shown next to riyals. */
export interface OtherCurrency {
  currency: string
  riyals: string
  date: string | null
}

/** Null if prices are shown only in riyals. */
export const OtherCurrencyContext = createContext<OtherCurrency | null>(null)

/** Amount in the agent's preferred currency. Renders nothing if the agent prefers none. */
export function InOtherCurrency({ value }: { value: Money }) {
  const otherCurrency = use(OtherCurrencyContext)
  const format = useFormat()
  if (!otherCurrency || value.currency !== 'SAR') return undefined
  return (
    <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" _print={{ display: 'none' }}>
      <bdi dir="ltr" translate="no">{`≈ ${format.money(convertMoney(value, otherCurrency))}`}</bdi>
    </Text>
  )
}

/**
 * Explains that payments are in riyals and at which rate amounts are converted to the preferred currency. Renders nothing if the agent prefers
 * none.
 */
export function OtherCurrencyNote() {
  const { t } = useTranslation('components')
  const otherCurrency = use(OtherCurrencyContext)
  const format = useFormat()
  if (!otherCurrency) return undefined
  const { currency, riyals, date } = otherCurrency
  const rate = { currency, riyals: format.decimal(riyals.replace(/(\.\d\d+?)0+$/, '$1')) }
  return (
    <Text textStyle="small" color="fg.muted">
      {date
        ? t('otherCurrency.noteSince', { ...rate, day: format.day(date, 'always') })
        : t('otherCurrency.note', rate)}
    </Text>
  )
}
