import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SupplierText } from '#src/components/hotels/supplier-text.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import type { Purchase } from '../purchase.ts'

/** The links and texts that lead back to other choices. */
type PurchaseLinks = Pick<Purchase, 'backTo' | 'texts'>

interface BookingRefusedProps {
  /** Why nothing was booked; null if the supplier declined the booking. */
  message: string | null
  supplierText: string | null
  /** Leads back to other choices; undefined if the quote can no longer be loaded. */
  purchase: PurchaseLinks | undefined
}

/** Shown for a refused booking, with the supplier's reason if there is one. */
export function BookingRefused({ message, supplierText, purchase }: BookingRefusedProps) {
  const { t } = useTranslation('checkout')
  return (
    <ErrorState
      title={t(message === null ? 'pay.refused' : 'pay.notDone')}
      body={message ?? t('pay.refusedText')}
      actions={<OtherChoices purchase={purchase} resultsFirst={message === null} />}
    >
      <SupplierText>{supplierText}</SupplierText>
    </ErrorState>
  )
}

interface NotBookedProps {
  purchase: PurchaseLinks | undefined
  /** Returns to the payment; undefined if the quote can no longer be paid. */
  onPayAgain: (() => void) | undefined
}

/** Shown if the payment did not lead to a booking, so that the agent may pay again. */
export function NotBooked({ purchase, onPayAgain }: NotBookedProps) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="info" title={t('notBooked.title')} body={t('notBooked.text')}>
      <Actions>
        {onPayAgain && <Button onClick={onPayAgain}>{t('notBooked.payAgain')}</Button>}
        <OtherChoices purchase={purchase} outlined={onPayAgain !== undefined} />
      </Actions>
    </EmptyState>
  )
}

/** Shown if the product sold out during checkout. */
export function Unavailable({ message, purchase }: { message: string; purchase: PurchaseLinks }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="search" title={purchase.texts.unavailable} body={`${message} ${t('pay.nothingDone')}`.trim()}>
      <Actions>
        <OtherChoices purchase={purchase} />
      </Actions>
    </EmptyState>
  )
}

/** Shown if the quote's search has expired and must be run again. */
export function SearchExpired({ purchase }: { purchase: PurchaseLinks }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="search" title={t('searchExpired.title')} body={t('searchExpired.text')}>
      <Actions>
        <Button asChild>
          <Link to={purchase.backTo.choose}>{t('searchAgain')}</Link>
        </Button>
      </Actions>
    </EmptyState>
  )
}

interface OtherChoicesProps {
  purchase: PurchaseLinks | undefined
  outlined?: boolean
  /** Whether to link to the results first, because the supplier declined this offer. */
  resultsFirst?: boolean
}

/** Links to other options of the same offer and to the results, or to a new search. */
function OtherChoices({ purchase, outlined = false, resultsFirst = false }: OtherChoicesProps) {
  const { t } = useTranslation('checkout')
  const variant = outlined ? 'outline' : 'solid'
  if (!purchase)
    return (
      <Button asChild variant={variant}>
        <Link to={paths.home}>{t('newSearch')}</Link>
      </Button>
    )
  const { choose, results } = purchase.backTo
  const choices = [{ url: choose, label: purchase.texts.choose }]
  if (results !== choose) choices.push({ url: results, label: t('toResults') })
  if (resultsFirst) choices.reverse()
  return choices.map(({ url, label }, index) => (
    <Button key={label} asChild variant={index === 0 ? variant : 'outline'}>
      <Link to={url}>{label}</Link>
    </Button>
  ))
}

const Actions = ({ children }: { children: ReactNode }) => <ActionRow mt="5">{children}</ActionRow>
