import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useOpenedPaymentLinkQuery } from './payment-link.generated.ts'
import { receivedLinksUrl } from './received-links-url.ts'

/** Page of a link that cannot be paid. Agents who paid it get a link to the booking. */
export function ClosedLink({ id, code, message }: { id: string; code: string; message: string }) {
  const { t } = useTranslation('checkout')
  const isPaid = code === 'PAYMENT_LINK_PAID'
  const { data } = useOpenedPaymentLinkQuery({ variables: { id }, skip: !isPaid, fetchPolicy: 'network-only' })
  const link = data?.paymentLink
  const booking = link?.__typename === 'SharedReservation' ? link.bookingId : null
  return (
    <EmptyState icon={isPaid ? 'check' : 'link'} title={t(isPaid ? 'link.paid' : 'link.closed')} body={message}>
      {code !== 'NOT_SUPPORTED' && (
        <Button asChild mt="4" variant="outline">
          {booking ? (
            <Link to={paths.booking(booking)}>{t('link.openBooking')}</Link>
          ) : (
            <Link to={receivedLinksUrl}>{t('link.received')}</Link>
          )}
        </Button>
      )}
    </EmptyState>
  )
}
