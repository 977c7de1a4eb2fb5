import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** The free cancellation deadline in the agent's own time zone; draws nothing where that equals Makkah time. */
export function OwnDeadline({ freeUntil, zone }: { freeUntil: string | null; zone?: string }) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const own = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!freeUntil || format.instant(freeUntil, { zone: own }) === format.instant(freeUntil)) return undefined
  return <Text>{t('terms.yourTime', { instant: format.instant(freeUntil, { zone: own }) })}</Text>
}

/** Says that percentages are of the total price; draws nothing for a policy without percentages. */
export function PercentBase({ policy: { steps } }: { policy: CancellationTerms }) {
  const { t } = useTranslation('stay')
  const hasShare = steps.some(({ percent, noShow }) => !noShow && Number(percent) > 0 && Number(percent) < 100)
  return hasShare ? <Text>{t('terms.percentBase')}</Text> : undefined
}
