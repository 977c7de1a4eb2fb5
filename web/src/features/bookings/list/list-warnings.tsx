import { Stack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import type { BookingsQuery } from './bookings.generated.ts'

type Warnings = BookingsQuery['bookings']['warnings']

/** The server's warnings about the list, each once, with the number of unreadable rows. */
export function ListWarnings({ warnings }: { warnings: Warnings }) {
  const { t } = useTranslation('bookings')
  // An incomplete list has its own notice.
  const relevantWarnings = warnings.filter(({ code }) => code !== 'LIST_INCOMPLETE')
  const unreadableRows = relevantWarnings.reduce(
    (sum, { code, count }) => sum + (code === 'ROW_UNREADABLE' ? (count ?? 0) : 0),
    0,
  )
  const otherMessages = relevantWarnings
    .filter(({ code, count }) => code !== 'ROW_UNREADABLE' || count === null)
    .map(({ message }) => message)
  const notices = [
    ...(unreadableRows > 0 ? [t('unreadable', { count: unreadableRows })] : []),
    ...new Set(otherMessages),
  ]
  if (notices.length === 0) return null
  return (
    <Stack gap="2" mb="3.5">
      {notices.map((notice) => (
        <Callout key={notice} tone="warn">
          {notice}
        </Callout>
      ))}
    </Stack>
  )
}
