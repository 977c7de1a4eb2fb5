import { Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import {
  type CancellationSpan,
  type CancellationTerms,
  cancellationTimeline,
} from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { MAKKAH_ZONE } from '#src/domain/stay.ts'
import { useFormat } from './use-format.ts'

interface CancellationWordsProps {
  policy: CancellationTerms
  checkIn: string
  now: Date
  total?: Money | undefined
}

/** What cancelling costs and when, as sentences; every time in them is Makkah time and says so. */
export function CancellationWords({ policy, checkIn, now, total }: CancellationWordsProps) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const spans = cancellationTimeline(policy, { from: now.getTime(), checkIn, total })
  const instant = (at: number) => `${format.instant(new Date(at).toISOString())} (${t('terms.makkahTime')})`
  const penalty = ({ percent, amount }: CancellationSpan) =>
    amount ? format.money(amount) : t('terms.percentOf', { percent: format.percent(percent ?? '0') })
  return (
    <Stack as="ul" listStyleType="none" gap="1" textStyle="small">
      {spans.map((span, index) => {
        // The first sentence holds from now on, so it names its end; the others name their beginning.
        const first = index === 0
        const form = first ? (spans.length === 1 ? 'always' : 'until') : 'from'
        return (
          <li key={span.from}>
            {t(`terms.${span.kind}.${form}`, {
              from: instant(span.from),
              to: instant(span.to),
              penalty: penalty(span),
            })}
          </li>
        )
      })}
    </Stack>
  )
}

/** The end of free cancellation on the agent's own clock; nothing where that is Makkah's. */
export function OwnDeadline({ freeUntil, zone }: { freeUntil: string | null; zone?: string }) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const own = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!freeUntil || format.instant(freeUntil, own) === format.instant(freeUntil, MAKKAH_ZONE)) return undefined
  return <Text>{t('terms.yourTime', { instant: format.instant(freeUntil, own) })}</Text>
}

/** What the supplier wrote itself, as plain text in whatever language it is. */
export function SupplierText({ children }: { children: string | null }) {
  const { t } = useTranslation('stay')
  if (!children) return undefined
  return (
    <>
      <Text textStyle="small" fontWeight="600" mt="4">
        {t('terms.supplierText')}
      </Text>
      <Text textStyle="small" color="fg.muted" dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" mt="0.5">
        {children}
      </Text>
    </>
  )
}
