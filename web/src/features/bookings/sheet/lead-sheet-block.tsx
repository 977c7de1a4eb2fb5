import { formatPhone } from '#src/domain/phone.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SheetBlock } from './sheet-block.tsx'
import { Name } from '#src/components/layout/name.tsx'

interface LeadSheetBlockProps {
  leadName: string | null
  phone: string | null | undefined
}

/** Name and phone number of the lead traveler, the only traveler of a service with a name. */
export function LeadSheetBlock({ leadName, phone }: LeadSheetBlockProps) {
  const { t } = useTranslation('bookings')
  if (!leadName && !phone) return undefined
  return (
    <SheetBlock title={t('guests.contact')}>
      <Name>{joinWithDots([leadName, phone && formatPhone(phone)])}</Name>
    </SheetBlock>
  )
}
