import { Text } from '@chakra-ui/react'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** The agent's commission on an offer, below its total. Renders nothing if the gateway returns none or the agent hides commissions. */
export function CommissionNote({ value }: { value: Money | null }) {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const isShown = useCommissionShown()
  if (!value || !isShown) return undefined
  return (
    <Text textStyle="small" fontWeight="medium" color="money.commission" fontVariantNumeric="tabular-nums">
      {t('offers.commission', { amount: format.amount(value) })}
    </Text>
  )
}
