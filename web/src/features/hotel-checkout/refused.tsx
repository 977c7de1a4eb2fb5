import { Button, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SupplierText } from '#src/components/hotels/supplier-words.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { type Quote, hotelAddress, resultsAddress } from './quote-links.ts'

interface RefusedProps {
  /** Null when the refusal was found out later. */
  message: string | null
  supplierText: string | null
  /** Ways on from a quote that is still known. */
  actions?: ReactNode
}

/** The supplier said no, in its own words where it gave any. */
export function Refused({ message, supplierText, actions }: RefusedProps) {
  const { t } = useTranslation('checkout')
  return (
    <ErrorState
      title={t('pay.refused')}
      body={message ?? t('unknown.failed')}
      actions={
        actions ?? (
          <Button asChild>
            <Link to={paths.home}>{t('newSearch')}</Link>
          </Button>
        )
      }
    >
      <SupplierText>{supplierText}</SupplierText>
    </ErrorState>
  )
}

/** To the rooms of the hotel again, or to the other hotels. */
export function OtherRooms({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('checkout')
  return (
    <>
      <Button asChild>
        <Link to={hotelAddress(quote)}>{t('otherRooms')}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={resultsAddress(quote, i18n.language)}>{t('toResults')}</Link>
      </Button>
    </>
  )
}

/** Somebody else has the rooms now. */
export function RoomsGone({ quote, message }: { quote: Quote; message: string }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="bed" title={t('gone.title')} body={`${message} ${t('pay.nothingDone')}`.trim()}>
      <Actions>
        <OtherRooms quote={quote} />
      </Actions>
    </EmptyState>
  )
}

/** The search behind the quote is forgotten; the same search can be made again. */
export function SearchGone({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState icon="search" title={t('searchExpired.title')} body={t('searchExpired.text')}>
      <Actions>
        <Button asChild>
          <Link to={hotelAddress(quote)}>{t('searchAgain')}</Link>
        </Button>
      </Actions>
    </EmptyState>
  )
}

const Actions = ({ children }: { children: ReactNode }) => (
  <HStack gap="2" mt="5" wrap="wrap">
    {children}
  </HStack>
)
