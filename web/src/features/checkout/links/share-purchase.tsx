import { Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Purchase, SharedFacts } from '../purchase.ts'
import { useOpenLinkQuery } from './payment-link.generated.ts'
import { ShareForm } from './share-form.tsx'
import { type OpenLink, SharedLink } from './shared-link.tsx'

interface ShareProps {
  purchase: Purchase
  shared: SharedFacts
}

/** Lets somebody else pay: mails a payment link, or shows the one that is open. */
export function SharePurchase({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('checkout')
  if (purchase.shared === null) return null
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section title={t('link.title')}>
        <Share purchase={purchase} shared={purchase.shared} />
      </Section>
    </Card>
  )
}

function Share({ purchase, shared }: ShareProps) {
  const { t } = useTranslation('checkout')
  const [isSharing, setSharing] = useState(false)
  const [created, setCreated] = useState<OpenLink>()
  const { data, loading } = useOpenLinkQuery({
    variables: { quoteId: purchase.id },
    // Others may have paid it since.
    fetchPolicy: 'cache-and-network',
  })
  const link = created ?? (data?.hotelQuote ?? data?.transportQuote)?.openPaymentLink
  if (link && !isSharing) return <SharedLink link={link} shared={shared} onShareAgain={() => setSharing(true)} />
  if (!data && loading) return <Skeleton h="16" />
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t('link.hint')}</Text>
      {isSharing ? (
        <ShareForm
          purchase={purchase}
          shared={shared}
          onCreated={(sent) => {
            setCreated(sent)
            setSharing(false)
          }}
        />
      ) : (
        <Button variant="outline" alignSelf={{ md: 'start' }} onClick={() => setSharing(true)}>
          <Icon name="mail" />
          {t('link.share')}
        </Button>
      )}
    </Stack>
  )
}
