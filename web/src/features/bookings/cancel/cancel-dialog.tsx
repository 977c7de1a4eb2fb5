import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookingFacts } from '../booking-kind.ts'
import { CancelQuestion } from './cancel-question.tsx'
import type { Cancelling } from './use-cancellation.ts'

export interface CancelDialogProps {
  reference: string
  facts: BookingFacts
  cancelling: Cancelling
}

/** Cancellation dialog with three states: confirmation, expired quote, and unknown outcome. */
export function CancelDialog({ reference, facts, cancelling }: CancelDialogProps) {
  const { t } = useTranslation(['cancel', 'bookings'])
  const navigate = useNavigate()
  switch (cancelling.step) {
    case 'idle':
    case 'quoting':
      return null
    case 'asking':
    case 'sending':
      return <CancelQuestion reference={reference} facts={facts} cancelling={cancelling} />
    case 'expired':
      return (
        <ConfirmDialog
          open
          title={t('expired.title')}
          safeLabel={t('keep')}
          onSafe={cancelling.close}
          confirmLabel={t('expired.again')}
          onConfirm={() => void cancelling.ask()}
        >
          <Text mt="2">{t('expired.text')}</Text>
        </ConfirmDialog>
      )
    case 'unknown':
      return (
        <ConfirmDialog
          open
          title={t('unknown.title')}
          safeLabel={t('close')}
          onSafe={cancelling.close}
          confirmLabel={t('bookings:detail.openList')}
          onConfirm={() => void navigate(paths.bookings)}
        >
          <Box mt="3">
            <Callout tone="unknown">{cancelling.message}</Callout>
          </Box>
        </ConfirmDialog>
      )
  }
}
