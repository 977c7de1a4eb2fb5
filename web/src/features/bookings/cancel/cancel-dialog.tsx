import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookingFacts } from '../booking-types.ts'
import { CancelConfirmation } from './cancel-confirmation.tsx'
import type { CancellationFlow } from './use-cancellation.ts'

export interface CancelDialogProps {
  reference: string
  facts: BookingFacts
  cancellationFlow: CancellationFlow
}

/** Cancellation dialog with three states: confirmation, expired quote, and unknown outcome. */
export function CancelDialog({ reference, facts, cancellationFlow }: CancelDialogProps) {
  const { t } = useTranslation(['cancel', 'bookings'])
  const navigate = useNavigate()
  switch (cancellationFlow.step) {
    case 'idle':
    case 'quoting':
      return null
    case 'confirming':
    case 'sending':
      return <CancelConfirmation reference={reference} facts={facts} cancellationFlow={cancellationFlow} />
    case 'expired':
      return (
        <ConfirmDialog
          open
          title={t('expired.title')}
          cancelLabel={t('keep')}
          onCancel={cancellationFlow.close}
          confirmLabel={t('expired.again')}
          onConfirm={() => void cancellationFlow.requestQuote()}
        >
          <Text mt="2">{t('expired.text')}</Text>
        </ConfirmDialog>
      )
    case 'unknown':
      return (
        <ConfirmDialog
          open
          title={t('unknown.title')}
          cancelLabel={t('close')}
          onCancel={cancellationFlow.close}
          confirmLabel={t('bookings:detail.openList')}
          onConfirm={() => void navigate(paths.bookings)}
        >
          <Box mt="3">
            <Callout tone="unknown">{cancellationFlow.message}</Callout>
          </Box>
        </ConfirmDialog>
      )
  }
}
