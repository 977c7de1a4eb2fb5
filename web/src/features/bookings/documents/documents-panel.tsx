import { Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Loading } from '#src/components/feedback/skeletons.tsx'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { useBookingDocumentsQuery } from '#src/data/documents/booking-document.generated.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { listDocumentRows } from './document-rows.ts'
import { DocumentsList } from './documents-list.tsx'

interface DocumentsPanelProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  bookingId: string
  reference: string
}

/** Panel in the list with a booking's documents. */
export function DocumentsPanel({ bookingId, reference, ...panel }: DocumentsPanelProps) {
  const { t } = useTranslation('worklist')
  return (
    <PopoverPanel
      {...panel}
      title={t('documents.of', { reference })}
      titled
      width="340px"
      short
      footer={
        <Button w="full" variant="outline" onClick={() => panel.onOpenChange(false)}>
          {t('columnChoice.done')}
        </Button>
      }
    >
      <Documents bookingId={bookingId} />
    </PopoverPanel>
  )
}

/** Documents, fetched when the panel opens because their availability depends on the booking and its payment. */
function Documents({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const { data, error, refetch } = useBookingDocumentsQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
  })
  const rows = listDocumentRows(data?.booking?.details?.documents)
  if (rows.length > 0) return <DocumentsList bookingId={bookingId} rows={rows} />
  if (error) {
    const failure = describeError(error)
    return (
      <ErrorState
        quiet
        title={t('worklist:documents.failed')}
        body={failure.text}
        support={failure}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data) return <Text color="fg.muted">{t('worklist:documents.none')}</Text>
  return (
    <Stack gap="3">
      <Loading />
      {['language', 'first', 'second', 'third'].map((line) => (
        <Skeleton key={line} h="10" />
      ))}
    </Stack>
  )
}
