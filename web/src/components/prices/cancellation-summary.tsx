import { HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { type CancellationTerms, penaltyAt } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

export interface CancellationSummary {
  readonly kind: 'free' | 'refundable' | 'fee' | 'nonRefundable' | 'notStated'
  readonly text: string
}

/** Returns a function that summarizes what cancelling costs at an instant. */
export function useCancellationSummary() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (policy: CancellationTerms, now: Date, total?: Money): CancellationSummary => {
    const penalty = penaltyAt(policy, now.getTime(), total)
    if (!penalty || penalty.kind === 'unknown') return { kind: 'notStated', text: t('cancellation.notStated') }
    if (penalty.kind === 'full') return { kind: 'nonRefundable', text: t('cancellation.noRefund') }
    if (penalty.kind === 'part') {
      const text = penalty.amount ? format.money(penalty.amount) : format.percent(penalty.percent ?? '0')
      return { kind: 'fee', text: t('cancellation.feeFromNow', { penalty: text }) }
    }
    if (!Number.isFinite(penalty.to)) return { kind: 'refundable', text: t('cancellation.refundable') }
    const day = format.lastDay(new Date(penalty.to).toISOString())
    return { kind: 'free', text: t('cancellation.freeUntilDay', { day }) }
  }
}

const icons = { free: 'check', refundable: 'check', fee: 'info', nonRefundable: 'lock', notStated: 'info' } as const

interface CancellationLineProps {
  policy: CancellationTerms
  now: Date
  total?: Money | undefined
}

/** Current cancellation fee on one line, with an icon. */
export function CancellationLine({ policy, now, total }: CancellationLineProps) {
  const { kind, text } = useCancellationSummary()(policy, now, total)
  return (
    <HStack gap="1.5" textStyle="small" color={cancellationColor(kind)} align="flex-start">
      <Icon name={cancellationIcon(kind)} size={15} alignWithFirstLine />
      <span>{text}</span>
    </HStack>
  )
}

const cancellationIcon = (kind: CancellationSummary['kind']) => icons[kind]
const cancellationColor = (kind: CancellationSummary['kind']) =>
  kind === 'free' || kind === 'refundable' ? 'status.confirmed.fg' : 'fg.muted'
