import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'
import { AgendaRow } from './agenda-row.tsx'

function classifyAwaitedResponse({ status, needsAgentSince }: BookingSummaryFragment) {
  const isBooked = status !== 'UNKNOWN' && status !== 'PENDING'
  if (needsAgentSince) return isBooked ? 'cancellationNeedsAgent' : 'needsAgent'
  return isBooked ? 'cancelling' : status === 'UNKNOWN' ? 'unknown' : 'pending'
}

/** Row for a booking or cancellation that the supplier has not responded to yet. */
export function AwaitingSupplierRow({ booking }: { booking: BookingSummaryFragment }) {
  const { t } = useTranslation('home')
  const kind = classifyAwaitedResponse(booking)
  return <AgendaRow booking={booking} headline={t(`agenda.${kind}.what`)} detail={t(`agenda.${kind}.detail`)} />
}
