import { Button, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '#src/components/layout/page.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { everyFiveSeconds, usePolling } from '#src/lib/list-kit/use-polling.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useSharedLinkQuery } from './shared-reservations.generated.ts'
import { SharedTable } from './shared-table.tsx'

interface OwnLinkProps {
  id: string
  /** Shown until the link has loaded. */
  loading: ReactNode
  /** Content that opens the link for payment. */
  children: ReactNode
}

/** Shows the state and actions of a payment link to the owner's company, and `children` to the receiver. */
export function OwnLink({ id, loading, children }: OwnLinkProps) {
  const { t } = useTranslation('shared')
  const [isPaying, setPaying] = useState(false)
  const query = useSharedLinkQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const result = query.data?.paymentLink
  const link = result?.__typename === 'SharedReservation' && !result.isReceived ? result : undefined
  // The receiver may open and pay the link at any time.
  usePolling(() => query.refetch(), link !== undefined && !isPaying, { pauseAfter: everyFiveSeconds })
  if (!query.data && query.loading) return loading
  if (!link || isPaying) return children
  const isOpen = link.status === 'UNPAID' || link.status === 'EXPIRED'
  const title = t(link.isMine ? 'own.title' : 'own.ofCompany')
  return (
    <Page pt="6">
      <PageTitle>{title}</PageTitle>
      <Text as="h1" textStyle="h1" mb="4">
        {title}
      </Text>
      {!link.isMine && link.ownerEmail && (
        <Text color="fg.muted" mb="4">
          {t(isOpen ? 'own.managedBy' : 'own.sharedBy', { owner: link.ownerEmail })}
        </Text>
      )}
      <SharedTable items={[link]} tab="MINE" />
      <HStack mt="4" gap="2" wrap="wrap">
        {link.status === 'UNPAID' && (
          <Button variant="outline" onClick={() => setPaying(true)}>
            {t('own.pay')}
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={paths.sharedReservations}>{t('title')}</Link>
        </Button>
      </HStack>
    </Page>
  )
}
