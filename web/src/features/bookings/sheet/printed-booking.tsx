import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'
import { usePrintInLightMode } from '#src/lib/browser/use-print-in-light-mode.ts'
import { usePrinting } from '#src/lib/browser/use-printing.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'
import { useAgencyQuery } from './agency.generated.ts'
import { BookingSheet } from './booking-sheet.tsx'

/** Booking sheet that replaces the page when the agent prints it with the browser's own command. */
export function PrintedBooking({ booking }: { booking: BookingDetailFragment }) {
  const { i18n } = useTranslation()
  const { data } = useAgencyQuery()
  const isPrinting = usePrinting()
  usePrintInLightMode()
  const language = findLanguage(i18n.language) ?? fallbackLanguage
  const logo = data?.viewer.company?.logo?.url
  if (isPrinting)
    return <BookingSheet prices={{ kind: 'own' }} booking={booking} agency={data?.viewer} language={language} />
  // Preloaded, because a picture that is still loading when printing starts is not printed.
  return logo && <img hidden src={logo} alt="" />
}
