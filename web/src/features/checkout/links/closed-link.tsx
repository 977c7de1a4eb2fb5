import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useOpenedPaymentLinkQuery } from './payment-link.generated.ts'
import { receivedLinksUrl } from './received-links-url.ts'

/** Page for a payment link that cannot be paid. If the agent has paid it, the page links to the booking. */
export function ClosedLink({ id, code, message }: { id: string; code: string; message: string }) {
  const { t } = useTranslation('checkout')
  const isPaid = code === 'PAYMENT_LINK_PAID'
  const { data } = useOpenedPaymentLinkQuery({ variables: { id }, skip: !isPaid, fetchPolicy: 'network-only' })
  const link = data?.paymentLink
  const bookingId = link?.__typename === 'SharedReservation' ? link.bookingId : null
  return (
    <EmptyState icon={isPaid ? 'check' : 'link'} title={t(isPaid ? 'link.paid' : 'link.closed')} body={message}>
      {code !== 'NOT_SUPPORTED' && (
        <Button asChild mt="4" variant="outline">
          {bookingId ? (
            <Link to={paths.booking(bookingId)}>{t('link.openBooking')}</Link>
          ) : (
            <Link to={receivedLinksUrl}>{t('link.received')}</Link>
          )}
        </Button>
      )}
    </EmptyState>
  )
}
