import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SupplierText } from '#src/components/hotels/supplier-words.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import type { Purchase } from '../purchase.ts'

type Leaving = Pick<Purchase, 'backTo' | 'words'>

interface RefusedProps {
  /** Why it was not booked; null if the supplier declined. */
  message: string | null
  supplierText: string | null
  /** Undefined if the quote is no longer known. */
  leaving: Leaving | undefined
}

/** Shown for a refused booking, with the supplier's reason if there is one. */
export function Refused({ message, supplierText, leaving }: RefusedProps) {
  const { t } = useTranslation('checkout')
  return (
    <ErrorState
      title={t(message === null ? 'pay.refused' : 'pay.notDone')}
      body={message ?? t('pay.refusedText')}
      actions={<OtherChoices leaving={leaving} resultsFirst={message === null} />}
    >
      <SupplierText>{supplierText}</SupplierText>
    </ErrorState>
  )
}

interface NotBookedProps {
  leaving: Leaving | undefined
  /** Returns to the payment; undefined if the quote can no longer be paid. */
  onPayAgain: (() => void) | undefined
}

/** Shown if there is no booking, so the agent may pay again. */
export function NotBooked({ leaving, onPayAgain }: NotBookedProps) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="info" title={t('notBooked.title')} body={t('notBooked.text')}>
      <Actions>
        {onPayAgain && <Button onClick={onPayAgain}>{t('notBooked.payAgain')}</Button>}
        <OtherChoices leaving={leaving} outlined={onPayAgain !== undefined} />
      </Actions>
    </EmptyState>
  )
}

/** Shown if the product sold out during checkout. */
export function Unavailable({ message, leaving }: { message: string; leaving: Leaving }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="search" title={leaving.words.unavailable} body={`${message} ${t('pay.nothingDone')}`.trim()}>
      <Actions>
        <OtherChoices leaving={leaving} />
      </Actions>
    </EmptyState>
  )
}

/** Shown if the search of the quote has expired and must be repeated. */
export function SearchExpired({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="search" title={t('searchExpired.title')} body={t('searchExpired.text')}>
      <Actions>
        <Button asChild>
          <Link to={leaving.backTo.choose}>{t('searchAgain')}</Link>
        </Button>
      </Actions>
    </EmptyState>
  )
}

interface OtherChoicesProps {
  leaving: Leaving | undefined
  outlined?: boolean
  /** The product is sold out. */
  resultsFirst?: boolean
}

/** Links to other options of the same offer and to the results, or to a new search. */
function OtherChoices({ leaving, outlined = false, resultsFirst = false }: OtherChoicesProps) {
  const { t } = useTranslation('checkout')
  const variant = outlined ? 'outline' : 'solid'
  if (!leaving)
    return (
      <Button asChild variant={variant}>
        <Link to={paths.home}>{t('newSearch')}</Link>
      </Button>
    )
  const { choose, results } = leaving.backTo
  const choices = [{ url: choose, label: leaving.words.choose }]
  if (results !== choose) choices.push({ url: results, label: t('toResults') })
  if (resultsFirst) choices.reverse()
  return choices.map(({ url, label }, index) => (
    <Button key={label} asChild variant={index === 0 ? variant : 'outline'}>
      <Link to={url}>{label}</Link>
    </Button>
  ))
}

const Actions = ({ children }: { children: ReactNode }) => <ActionRow mt="5">{children}</ActionRow>
