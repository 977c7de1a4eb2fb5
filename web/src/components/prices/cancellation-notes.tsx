import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface LocalDeadlineProps {
  freeUntil: string | null
  now: Date
  zone?: string
}

/** End of free cancellation in the agent's time zone. Renders nothing if that time has passed or the time zone's clock equals the one in Makkah. */
export function LocalDeadline({ freeUntil, now, zone }: LocalDeadlineProps) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const localZone = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!freeUntil || Date.parse(freeUntil) <= now.getTime()) return undefined
  if (format.dateTime(freeUntil, { zone: localZone }) === format.dateTime(freeUntil)) return undefined
  return <Text>{t('terms.yourTime', { instant: format.dateTime(freeUntil, { zone: localZone }) })}</Text>
}
