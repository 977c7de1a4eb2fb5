import { Button, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { BusyNotice } from '#src/components/feedback/busy-notice.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Problem } from '#src/components/feedback/problem.tsx'
import { SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { usePolling } from '#src/lib/list-kit/use-polling.ts'
import { everyTwoSeconds } from '#src/components/payment/card-payment-polls.ts'
import { markPaymentShown } from '#src/components/payment/shown-payments.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import {
  type CardPaymentFieldsFragment,
  useCancelCardPaymentMutation,
  useCardPaymentPageQuery,
} from './card-payment.generated.ts'
import { type CardStage, cardStage, isChanging } from './card-stage.ts'
import { checkoutUrl } from './checkout-url.ts'

/**
 * Page to which the card provider redirects the browser. The redirect proves nothing, so the page waits for the provider's confirmation. The URL only
 * decides whether to cancel an unused payment.
 */
export function CardPaymentPage() {
  const { t } = useTranslation('card')
  const [parameters] = useSearchParams()
  const id = parameters.get('payment') ?? ''
  const query = useCardPaymentPageQuery({ variables: { id }, fetchPolicy: 'network-only', skip: id === '' })
  const payment = query.data?.cardPayment
  const stage = payment && cardStage(payment)
  usePolling(() => query.refetch(), query.error !== undefined || (stage != null && isChanging(stage)), {
    pauseAfter: everyTwoSeconds,
  })

  if (payment?.purpose === 'TOP_UP')
    return <Navigate replace to={`${paths.wallet}?${String(new URLSearchParams({ payment: id }))}`} />
  const failure = query.error && describeError(query.error)
  return (
    <Page pt="6">
      <PageTitle>{t('title')}</PageTitle>
      <Text as="h1" textStyle="h1" mb="4">
        {t('title')}
      </Text>
      {payment && stage ? (
        <Stage payment={payment} stage={stage} redirectResult={parameters.get('returned')} />
      ) : failure ? (
        <ErrorState title={t('failed')} body={failure.text} support={failure} onRetry={() => void query.refetch()} />
      ) : id === '' || payment === null ? (
        <EmptyState icon="info" title={t('missing')} body={t('missingText')} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Page>
  )
}

const tones = { declined: 'bad', booked: 'done', notPaid: 'warn', released: 'bad', lapsed: 'warn' } as const
const hasTone = (stage: CardStage): stage is keyof typeof tones => Object.hasOwn(tones, stage)

interface StageProps {
  payment: CardPaymentFieldsFragment
  stage: CardStage
  /** Result in the URL of the redirect: `paid`, `left`, or null. */
  redirectResult: string | null
}

function Stage({ payment, stage, redirectResult }: StageProps) {
  const { t } = useTranslation('card')
  const format = useFormat()
  const [cancel, { loading }] = useCancelCardPaymentMutation()
  const [problem, setProblem] = useState<string>()
  const [isCancelled, setCancelled] = useState(false)
  const { id, booking, pageUrl, clientReference } = payment
  const isOpen = pageUrl !== null
  // This page shows the payment, so the banner above all pages does not.
  useEffect(() => (clientReference ? markPaymentShown(clientReference) : undefined), [clientReference])

  const cancelPayment = () =>
    cancel({ variables: { id } }).then(
      () => {
        setProblem(undefined)
        setCancelled(true)
      },
      (failure: unknown) => setProblem(describeError(failure).text),
    )
  const cancelOnce = useEffectEvent(() => {
    if (isOpen) void cancelPayment()
  })
  useEffect(() => {
    if (redirectResult === 'left') cancelOnce()
  }, [redirectResult])

  const paymentStepUrl = checkoutUrl(payment, 'pay')
  if (isCancelled && stage === 'notPaid' && paymentStepUrl) return <Navigate replace to={paymentStepUrl} />
  // The checkout shows the confirmation, as for any payment method.
  const confirmationUrl = booking?.status === 'CONFIRMED' && checkoutUrl(payment, 'done')
  if (stage === 'booked' && confirmationUrl) return <Navigate replace to={confirmationUrl} />

  const amount = format.money(payment.amount)
  // While the provider is confirming a card, the agent must not enter it again.
  const canReturn = isOpen && !(stage === 'open' && redirectResult === 'paid')
  const canPayAgain = stage === 'notPaid' && paymentStepUrl !== undefined
  return (
    <Card as="section" p={{ base: '4', md: '6' }}>
      {hasTone(stage) ? (
        <Callout tone={tones[stage]} {...(stage !== 'booked' && { role: 'alert' })}>
          {t(`stages.${stage}`, { amount })}
        </Callout>
      ) : (
        <BusyNotice>
          <Text fontWeight="semibold">{t(`stages.${stage}`, { amount })}</Text>
          <Text>{t(stage === 'confirming' ? 'confirmingText' : canReturn ? 'openText' : 'sentText')}</Text>
        </BusyNotice>
      )}
      {booking && !isOpen && stage !== 'notPaid' && (
        <Text mt="4" textStyle="small" color="fg.muted">
          {t('reference')}{' '}
          <Text as="bdi" dir="ltr" htmlTranslate="no" textStyle="code" color="fg">
            {booking.reference}
          </Text>
        </Text>
      )}
      <ActionRow mt="5">
        {canReturn && (
          <Button asChild>
            <a href={pageUrl}>{t(stage === 'declined' ? 'otherCard' : 'return')}</a>
          </Button>
        )}
        {canPayAgain && (
          <Button asChild>
            <Link to={paymentStepUrl}>{t('backToPayment')}</Link>
          </Button>
        )}
        {booking && !isOpen && !canPayAgain && (
          <Button asChild variant={stage === 'confirming' ? 'outline' : 'solid'}>
            <Link to={paths.booking(booking.id)}>{t('openBooking')}</Link>
          </Button>
        )}
        {isOpen && (
          <Button variant="outline" loading={loading} onClick={() => void cancelPayment()}>
            {t('cancel')}
          </Button>
        )}
        {(stage === 'notPaid' || stage === 'released') && (
          <Button asChild variant="outline">
            <Link to={paths.bookings}>{t('bookings')}</Link>
          </Button>
        )}
      </ActionRow>
      <Problem text={problem} />
    </Card>
  )
}
