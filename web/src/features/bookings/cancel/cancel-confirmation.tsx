import { Box, HStack, Separator, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { MinutesLeft } from '#src/components/dates/countdown.tsx'
import { useDeadlineText } from '#src/components/dates/use-deadline-text.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { MoneyLine, amountLines } from '#src/components/prices/money.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { type CancellationTerms, acceptedFee, penaltyAt } from '#src/domain/cancellation-timeline.ts'
import { type Money, isZero } from '#src/domain/money.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { BookingFacts } from '../booking-types.ts'
import { CancelReason, type Reason, encodeReason } from './cancel-reason.tsx'
import type { CancellationQuote, CancellationFlow } from './use-cancellation.ts'

interface CancelConfirmationProps {
  reference: string
  facts: BookingFacts
  cancellationFlow: Extract<CancellationFlow, { step: 'confirming' | 'sending' | 'expired' }>
}

export function CancelConfirmation({ reference, facts, cancellationFlow }: CancelConfirmationProps) {
  const now = useNow(60_000)
  const { t } = useTranslation('cancel')
  const format = useFormat()
  const [reason, setReason] = useState<Reason>({ kind: '', text: '' })
  const reasonToSend = encodeReason(reason)
  const { quote } = cancellationFlow
  const { terms } = facts
  const effectiveTerms = facts.currentTerms ?? terms
  return (
    <ConfirmDialog
      open
      danger
      title={
        <>
          <Text as="span" display="block" textStyle="small" color="fg.muted" mb="1">
            {t('of', { reference })}
          </Text>
          <Text as="span" display="block" textStyle="h1">
            {quote.refund ? t('title', { refund: format.money(quote.refund) }) : t('titleNotStated')}
          </Text>
        </>
      }
      cancelLabel={t('keep')}
      onCancel={cancellationFlow.close}
      confirmLabel={t('confirm')}
      onConfirm={() => void cancellationFlow.confirm(reasonToSend)}
      busy={cancellationFlow.step === 'sending'}
      blocked={reasonToSend === ''}
    >
      <CancelledService facts={facts} />
      <Text textStyle="reading" mt="3">
        {t('question')}
      </Text>
      <Amounts quote={quote} facts={facts} />
      {terms && <FeeMismatch quote={quote} terms={terms} now={now} />}
      {!quote.refund && effectiveTerms && (
        <Box mt="3">
          <CancellationLine policy={effectiveTerms} now={now} total={quote.paid ?? undefined} />
        </Box>
      )}
      {/* Above the less important lines, so that phones show this required field without scrolling. */}
      <CancelReason value={reason} onChange={setReason} />
      <HStack mt="3" gap="2" textStyle="small" color="fg.muted" align="flex-start">
        <Icon name="clock" size={15} alignWithFirstLine />
        <span>
          <MinutesLeft until={quote.expiresAt} onEnd={cancellationFlow.expire}>
            {(count) => <span>{t(quote.refund ? 'holds' : 'quoteHolds', { count })}</span>}
          </MinutesLeft>{' '}
          {effectiveTerms && <NextFee terms={effectiveTerms} now={now} total={quote.paid ?? undefined} />}
        </span>
      </HStack>
      {cancellationFlow.problem && (
        <Text mt="2" textStyle="small" color="red.fg" role="alert">
          {cancellationFlow.problem}
        </Text>
      )}
    </ConfirmDialog>
  )
}

/** The service, its dates and the lead traveler, so that nobody cancels the wrong booking. */
function CancelledService({ facts: { title, startsOn, endsOn, leadName } }: { facts: BookingFacts }) {
  const format = useFormat()
  return (
    <Box textStyle="small">
      {title && (
        <Text fontWeight="semibold">
          <bdi>{title}</bdi>
        </Text>
      )}
      <Box color="fg.muted">
        <DotSeparated>
          {startsOn && (endsOn ? format.stay(startsOn, endsOn, 'always') : format.weekday(startsOn, 'always'))}
          {leadName && <Name>{leadName}</Name>}
        </DotSeparated>
      </Box>
    </Box>
  )
}

function Amounts({ quote, facts: { commission, details } }: { quote: CancellationQuote; facts: BookingFacts }) {
  const { t } = useTranslation('cancel')
  const format = useFormat()
  const hasWallet = useHasWallet()
  const isCommissionShown = useCommissionShown()
  const { penalty, refund } = quote
  // Falls back to the booking if the quote does not include the amount.
  const paid = quote.paid ?? details?.payment?.paid ?? null
  const paidFrom = details?.payment?.method ?? 'WALLET'
  const refundLabel = paidFrom === 'CARD' ? 'toCard' : hasWallet && paidFrom === 'WALLET' ? 'toWallet' : 'refund'
  return (
    <Box
      css={amountLines}
      mt={{ base: '3', md: '5' }}
      px="4"
      py={{ base: '3', md: '4' }}
      borderRadius="l3"
      bg="bg.subtle"
      borderWidth="1px"
    >
      <MoneyLine label={t('paid')} value={paid} />
      <MoneyLine label={t('fee')} value={penalty} />
      <Separator my="2.5" />
      {refund ? (
        <MoneyLine strong label={t(refundLabel)} value={refund} tone="money.down" />
      ) : (
        <Text>{t('refundNotStated')}</Text>
      )}
      {commission && isCommissionShown && !isZero(commission) && (
        <Text mt="1" textStyle="small" color="fg.muted">
          {t('commission', { commission: format.money(commission) })}
        </Text>
      )}
    </Box>
  )
}

interface FeeMismatchProps {
  quote: CancellationQuote
  terms: CancellationTerms
  now: Date
}

/** Warning that the supplier charges a different fee than the agent accepted. */
function FeeMismatch({ quote, terms, now }: FeeMismatchProps) {
  const { t } = useTranslation('cancel')
  const format = useFormat()
  const accepted = acceptedFee(terms, now.getTime(), quote)
  if (!accepted || !quote.penalty) return null
  return (
    <Box mt="3">
      <Callout tone="warn">
        {t('termsDiffer', { accepted: format.money(accepted), asked: format.money(quote.penalty) })}
      </Callout>
    </Box>
  )
}

/** Next higher fee under the terms, and when it starts to apply. */
function NextFee({ terms, now, total }: { terms: CancellationTerms; now: Date; total: Money | undefined }) {
  const { t } = useTranslation('cancel')
  const format = useFormat()
  const deadlineText = useDeadlineText()
  const current = penaltyAt(terms, now.getTime(), total)
  if (!current || !Number.isFinite(current.to)) return null
  const next = penaltyAt(terms, current.to, total)
  if (!next || next.kind === 'unknown' || next.kind === 'free') return null
  const deadline = deadlineText(new Date(current.to).toISOString())
  if (next.kind === 'full') return t('noRefundFrom', { deadline })
  const fee = next.amount ? format.money(next.amount) : format.percent(next.percent ?? '0')
  return t('feeFrom', { deadline, fee })
}
