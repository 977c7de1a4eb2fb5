import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'
import { usePrintInLightMode } from '#src/lib/browser/use-print-in-light-mode.ts'
import { usePrinting } from '#src/lib/browser/use-printing.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'
import { useAgencyQuery } from './agency.generated.ts'
import { BookingSheet } from './booking-sheet.tsx'

/** Sheet that replaces the page when the browser's own print command is used. */
export function PrintedBooking({ booking }: { booking: BookingDetailFragment }) {
  const { i18n } = useTranslation()
  const { data } = useAgencyQuery()
  const printing = usePrinting()
  usePrintInLightMode()
  const language = findLanguage(i18n.language) ?? fallbackLanguage
  const logo = data?.viewer.company?.logo?.url
  if (printing)
    return <BookingSheet prices={{ kind: 'own' }} booking={booking} agency={data?.viewer} language={language} />
  // Preloaded, because a picture that is still loading when printing starts is not printed.
  return logo && <img hidden src={logo} alt="" />
}
