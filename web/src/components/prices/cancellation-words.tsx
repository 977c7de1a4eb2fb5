import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { MAKKAH_ZONE } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** The end of free cancellation on the agent's own clock; nothing where that is Makkah's. */
export function OwnDeadline({ freeUntil, zone }: { freeUntil: string | null; zone?: string }) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const own = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!freeUntil || format.instant(freeUntil, own) === format.instant(freeUntil, MAKKAH_ZONE)) return undefined
  return <Text>{t('terms.yourTime', { instant: format.instant(freeUntil, own) })}</Text>
}

/** What the percentages of a policy are percentages of; nothing where it has none. */
export function PercentBase({ policy: { steps } }: { policy: CancellationTerms }) {
  const { t } = useTranslation('stay')
  const hasShare = steps.some(({ percent, noShow }) => !noShow && Number(percent) > 0 && Number(percent) < 100)
  return hasShare ? <Text>{t('terms.percentBase')}</Text> : undefined
}
