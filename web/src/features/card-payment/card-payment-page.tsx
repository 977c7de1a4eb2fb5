import { Button, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { BusyNotice } from '#src/components/feedback/busy-notice.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
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
import { markShown } from '#src/components/payment/shown-payments.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import {
  type CardPaymentFieldsFragment,
  useCancelCardPaymentMutation,
  useCardPaymentPageQuery,
} from './card-payment.generated.ts'
import { type CardStage, cardStage, isChanging } from './card-stage.ts'

/** Where the browser returns to from the card provider's page. Its return proves nothing, so the screen waits for the provider's word. */
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
        <Stage payment={payment} stage={stage} />
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

const tones = { declined: 'bad', booked: 'done', notPaid: 'bad', released: 'bad', lapsed: 'warn' } as const
const isToned = (stage: CardStage): stage is keyof typeof tones => Object.hasOwn(tones, stage)

function Stage({ payment, stage }: { payment: CardPaymentFieldsFragment; stage: CardStage }) {
  const { t } = useTranslation('card')
  const format = useFormat()
  const [cancel, { loading }] = useCancelCardPaymentMutation()
  const { booking, pageUrl, clientReference } = payment
  // This page shows the booking, so the notice above all pages does not.
  useEffect(() => (clientReference ? markShown(clientReference) : undefined), [clientReference])
  const amount = format.money(payment.amount)
  return (
    <Card as="section" p={{ base: '4', md: '6' }}>
      {isToned(stage) ? (
        <Callout tone={tones[stage]} {...(stage !== 'booked' && { role: 'alert' })}>
          {t(`stages.${stage}`, { amount })}
        </Callout>
      ) : (
        <BusyNotice>
          <Text fontWeight="600">{t(`stages.${stage}`, { amount })}</Text>
          <Text>{t(stage === 'open' ? 'openText' : 'confirmingText')}</Text>
        </BusyNotice>
      )}
      <ActionRow mt="5">
        {pageUrl !== null && (
          <Button asChild>
            <a href={pageUrl}>{t(stage === 'declined' ? 'otherCard' : 'return')}</a>
          </Button>
        )}
        {booking && stage !== 'notPaid' && (
          <Button asChild variant={stage === 'booked' ? 'solid' : 'outline'}>
            <Link to={paths.booking(booking.id)}>{t('openBooking')}</Link>
          </Button>
        )}
        {pageUrl !== null && (
          <Button
            variant="outline"
            loading={loading}
            onClick={() => void cancel({ variables: { id: payment.id } }).catch(() => undefined)}
          >
            {t('cancel')}
          </Button>
        )}
        {(stage === 'notPaid' || stage === 'released') && (
          <Button asChild variant="outline">
            <Link to={paths.bookings}>{t('bookings')}</Link>
          </Button>
        )}
      </ActionRow>
    </Card>
  )
}
