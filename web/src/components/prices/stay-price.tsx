import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PriceLineKind } from '#src/__generated__/schema.ts'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import type { PriceSummary } from '#src/domain/price-summary.ts'
import { type MoneyRow, PriceLines } from './money.tsx'

const NAMED_KINDS = ['BASE', 'TAX', 'FEE', 'DISCOUNT', 'OTHER'] as const satisfies PriceLineKind[]

/** Returns a function that names a price line: the supplier's label, or else the name of its kind. */
export function usePriceLineName() {
  const { t } = useTranslation('stay')
  return ({ kind, label }: { kind: PriceLineKind; label: string | null }): ReactNode =>
    label ? <bdi>{label}</bdi> : t(`priceLine.${NAMED_KINDS.find((known) => known === kind) ?? 'OTHER'}`)
}

/** Label and hint of a room's price line. */
interface RoomLabel {
  label: ReactNode
  hint?: ReactNode
}

/** Returns a function that breaks down a stay's total: rooms in the order of the summary, then other lines. */
export function useStayPriceLines() {
  const { t } = useTranslation('stay')
  const lineName = usePriceLineName()
  return ({ rooms, others }: PriceSummary, roomLabels: readonly RoomLabel[]) => {
    const taxesFollow = rooms.length > 0 && others.some(({ kind }) => kind === 'TAX')
    return {
      note: taxesFollow ? t('beforeTaxes') : undefined,
      lines: [
        ...rooms.map((value, index): MoneyRow => ({ label: '', ...roomLabels[index], value })),
        ...others.map((line): MoneyRow => ({ label: lineName(line), value: line.money })),
      ],
    }
  }
}

interface StayPriceProps {
  summary: PriceSummary
  /** Labels of the rooms, in the order of the summary. */
  rooms: readonly RoomLabel[]
  totalLabel?: string
  totalHint?: ReactNode
  /** Hides the commission, if it is shown elsewhere. */
  hideCommission?: boolean
}

/** Price breakdown of a stay: rooms, taxes, total, and the agent's commission. */
export function StayPrice({ summary, rooms, totalLabel, totalHint, hideCommission }: StayPriceProps) {
  const { t } = useTranslation('stay')
  const breakDownTotal = useStayPriceLines()
  const isCommissionShown = useCommissionShown()
  const linesBelowTotal: MoneyRow[] = []
  if (summary.discount)
    linesBelowTotal.push({ label: t('priceLine.DISCOUNT'), value: summary.discount, tone: 'money.down' })
  if (summary.commission && isCommissionShown && !hideCommission)
    linesBelowTotal.push({ label: t('commission'), value: summary.commission, tone: 'money.commission' })
  return (
    <PriceLines
      {...breakDownTotal(summary, rooms)}
      total={{ label: totalLabel ?? t('total'), value: summary.total, ...(totalHint ? { hint: totalHint } : {}) }}
      linesBelowTotal={linesBelowTotal}
    />
  )
}
