import { Box, HStack, Separator, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { Countdown } from '#src/components/dates/countdown.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { MoneyLine } from '#src/components/prices/money.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookingFile } from './booking-file.ts'
import { CancelReason, type Reason, reasonText } from './cancel-reason.tsx'
import { nextFee } from './next-fee.ts'
import type { CancellationQuote, Cancelling } from './use-cancellation.ts'
import { useDeadlineWords } from './use-deadline-words.ts'

type CancelDialogProps = { booking: BookingFile; cancelling: Cancelling; now: Date }

/** One dialog in three states: the question, an offer that has run out, and an outcome nobody knows. */
export function CancelDialog({ booking, cancelling, now }: CancelDialogProps) {
  const { t } = useTranslation('bookings')
  const navigate = useNavigate()
  switch (cancelling.step) {
    case 'idle':
    case 'quoting':
      return null
    case 'asking':
    case 'sending':
      return <Question booking={booking} cancelling={cancelling} now={now} />
    case 'expired':
      return (
        <ConfirmDialog
          open
          title={t('cancel.expired.title')}
          safeLabel={t('cancel.keep')}
          onSafe={cancelling.close}
          confirmLabel={t('cancel.expired.again')}
          onConfirm={() => void cancelling.ask()}
        >
          <Text mt="2">{t('cancel.expired.text')}</Text>
        </ConfirmDialog>
      )
    case 'unknown':
      return (
        <ConfirmDialog
          open
          title={t('cancel.unknown.title')}
          safeLabel={t('cancel.close')}
          onSafe={cancelling.close}
          confirmLabel={t('title')}
          onConfirm={() => void navigate(paths.bookings)}
        >
          <HStack
            mt="3"
            p="4"
            gap="3"
            align="flex-start"
            borderRadius="l3"
            bg="status.unknown.bg"
            color="status.unknown.fg"
          >
            <Icon name="refresh" size={18} />
            <Text>{cancelling.message}</Text>
          </HStack>
        </ConfirmDialog>
      )
  }
}

type Asking = Extract<Cancelling, { step: 'asking' | 'sending' | 'expired' }>

function Question({ booking, cancelling, now }: { booking: BookingFile; cancelling: Asking; now: Date }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const [reason, setReason] = useState<Reason>({ kind: '', text: '' })
  const written = reasonText(reason, t)
  const { quote } = cancelling
  return (
    <ConfirmDialog
      open
      danger
      title={
        <>
          <Text as="span" display="block" textStyle="small" color="fg.muted" mb="1">
            <bdi>{booking.hotelName ?? booking.reference}</bdi>
          </Text>
          <Text as="span" display="block" fontSize="24px">
            {quote.refund ? t('cancel.title', { refund: format.money(quote.refund) }) : t('cancel.titleNotStated')}
          </Text>
        </>
      }
      safeLabel={t('cancel.keep')}
      onSafe={cancelling.close}
      confirmLabel={t('cancel.confirm')}
      onConfirm={() => void cancelling.confirm(written)}
      busy={cancelling.step === 'sending'}
      blocked={written === ''}
    >
      <Text textStyle="bodyLg" mt="1">
        {t('cancel.question')}
      </Text>
      <Sums quote={quote} />
      <HStack mt="3" gap="2" textStyle="small" color="fg.muted" align="flex-start">
        <Icon name="clock" size={15} mt="0.5" />
        <span>
          <Trans
            t={t}
            i18nKey="cancel.holds"
            components={{ clock: <Countdown until={quote.expiresAt} onEnd={cancelling.expire} /> }}
          />{' '}
          <NextFee booking={booking} now={now} />
        </span>
      </HStack>
      <CancelReason value={reason} onChange={setReason} />
      {cancelling.problem && (
        <Text mt="2" textStyle="small" color="red.fg" role="alert">
          {cancelling.problem}
        </Text>
      )}
    </ConfirmDialog>
  )
}

function Sums({ quote: { paid, penalty, refund } }: { quote: CancellationQuote }) {
  const { t } = useTranslation('bookings')
  return (
    <Box mt="5" p="4" borderRadius="l3" bg="bg.subtle" borderWidth="1px">
      {paid && <MoneyLine label={t('cancel.paid')} value={paid} />}
      {penalty && <MoneyLine label={t('cancel.fee')} value={penalty} />}
      {(paid || penalty) && refund && <Separator my="2.5" />}
      {refund ? (
        <MoneyLine strong label={t('cancel.toWallet')} value={refund} tone="money.down" />
      ) : (
        <Text>{t('cancel.refundNotStated')}</Text>
      )}
    </Box>
  )
}

/** What waiting would cost, as the accepted terms say it. */
function NextFee({ booking, now }: { booking: BookingFile; now: Date }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const deadlineWords = useDeadlineWords()
  const next = nextFee(booking.details?.cancellationPolicy?.steps ?? [], now)
  if (!next) return null
  const fee = next.amount ? format.money(next.amount) : format.percent(next.percent ?? '0')
  return t('cancel.feeFrom', { deadline: deadlineWords(next.from), fee })
}
