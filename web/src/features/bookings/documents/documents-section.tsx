import { Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Part } from '#src/components/layout/surface.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'
import { listDocumentRows } from './document-rows.ts'
import { DocumentsList } from './documents-list.tsx'

interface DocumentsSectionProps {
  bookingId: string
  /** Null if the gateway does not list documents. */
  documentStates: NonNullable<BookingDetailFragment['details']>['documents'] | undefined
}

/** Section with a booking's documents, in a language that the agent chooses. */
export function DocumentsSection({ bookingId, documentStates }: DocumentsSectionProps) {
  const { t } = useTranslation('bookings')
  const id = useId()
  const rows = listDocumentRows(documentStates)
  if (rows.length === 0) return undefined
  return (
    <Part as="section" aria-labelledby={id}>
      <DocumentsList
        bookingId={bookingId}
        rows={rows}
        title={
          <Text as="h2" id={id} textStyle="h2">
            {t('documents.title')}
          </Text>
        }
      />
    </Part>
  )
}
