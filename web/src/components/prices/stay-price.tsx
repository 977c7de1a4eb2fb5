import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PriceLineKind } from '#src/__generated__/schema.ts'
import type { PriceSummary } from '#src/domain/price-summary.ts'
import { type MoneyRow, PriceLines } from './money.tsx'

const NAMED = ['BASE', 'TAX', 'FEE', 'DISCOUNT', 'OTHER'] as const satisfies PriceLineKind[]

/** Returns the name of a price line: the supplier's own, or that of its kind. */
export function usePriceLineName() {
  const { t } = useTranslation('stay')
  return ({ kind, label }: { kind: PriceLineKind; label: string | null }): ReactNode =>
    label ? <bdi>{label}</bdi> : t(`priceLine.${NAMED.find((named) => named === kind) ?? 'OTHER'}`)
}

interface StayPriceProps {
  summary: PriceSummary
  /** Name and second line of each room, in the order of the summary. */
  rooms: readonly { label: ReactNode; hint?: ReactNode }[]
  totalLabel?: string
  totalHint?: ReactNode
  /** Set where the commission is shown elsewhere. */
  withoutCommission?: boolean
}

/** Price of a stay: rooms and taxes, their total, and the agent's commission. */
export function StayPrice({ summary, rooms, totalLabel, totalHint, withoutCommission }: StayPriceProps) {
  const { t } = useTranslation('stay')
  const nameOf = usePriceLineName()
  const lines: MoneyRow[] = [
    ...summary.rooms.map((value, index) => ({ label: '', ...rooms[index], value })),
    ...summary.others.map((line) => ({ label: nameOf(line), value: line.money })),
  ]
  const beside: MoneyRow[] = []
  if (summary.discount) beside.push({ label: t('priceLine.DISCOUNT'), value: summary.discount, tone: 'money.down' })
  if (summary.commission && !withoutCommission)
    beside.push({ label: t('commission'), value: summary.commission, tone: 'money.commission' })
  const taxesFollow = summary.rooms.length > 0 && summary.others.some(({ kind }) => kind === 'TAX')
  return (
    <>
      {taxesFollow && (
        <Text textStyle="micro" color="fg.subtle">
          {t('beforeTaxes')}
        </Text>
      )}
      <PriceLines
        lines={lines}
        total={{ label: totalLabel ?? t('total'), value: summary.total, ...(totalHint ? { hint: totalHint } : {}) }}
        beside={beside}
      />
    </>
  )
}
