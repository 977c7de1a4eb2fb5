import { Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useGatewayFeatures } from '#src/data/use-gateway-features.ts'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { Purchase, PaymentLinkDetails } from '../purchase.ts'
import { ShareForm } from './share-form.tsx'
import { type OpenLink, SharedLink } from './shared-link.tsx'
import { useOpenLinks } from './use-open-links.ts'

interface ShareProps {
  purchase: Purchase
  linkDetails: PaymentLinkDetails
  /** Called when the first open payment link appears or the last one disappears. */
  onOpenLinkChange: (hasOpenLinks: boolean) => void
}

/** Lets somebody else pay: emails a payment link and lists the open links. */
export function SharePurchase({
  purchase,
  onOpenLinkChange,
}: {
  purchase: Purchase
  onOpenLinkChange: ShareProps['onOpenLinkChange']
}) {
  const { t } = useTranslation('checkout')
  const { hasPaymentLinks } = useGatewayFeatures()
  if (purchase.linkDetails === null || !hasPaymentLinks) return null
  return (
    <Part>
      <Section title={t('link.title')}>
        <Share purchase={purchase} linkDetails={purchase.linkDetails} onOpenLinkChange={onOpenLinkChange} />
      </Section>
    </Part>
  )
}

function Share({ purchase, linkDetails, onOpenLinkChange }: ShareProps) {
  const { t } = useTranslation('checkout')
  const hasWallet = useHasWallet()
  const [isFormOpen, setFormOpen] = useState(false)
  const [createdLinks, setCreatedLinks] = useState<readonly OpenLink[]>([])
  const { links } = useOpenLinks(purchase.id)
  const openLinks = [...createdLinks, ...(links ?? []).filter(({ id }) => !createdLinks.some((link) => link.id === id))]
  const hasOpenLinks = openLinks.length > 0
  useEffect(() => onOpenLinkChange(hasOpenLinks), [hasOpenLinks, onOpenLinkChange])
  if (!links && !hasOpenLinks) return <Skeleton h="16" />
  return (
    <Stack gap="4">
      {openLinks.map((link, index) => (
        <SharedLink key={link.id} link={link} linkDetails={linkDetails}>
          {!isFormOpen && index === openLinks.length - 1 && (
            <>
              <Button variant="outline" size="sm" onClick={() => setFormOpen(true)}>
                <Icon name="link" />
                {t('link.shareAgain')}
              </Button>
              <Button asChild variant="outline" size="sm">
                <Link to={paths.sharedReservations}>{t('link.mine')}</Link>
              </Button>
            </>
          )}
        </SharedLink>
      ))}
      {!hasOpenLinks && <Text color="fg.muted">{t(hasWallet ? 'link.hint' : 'link.hintNoWallet')}</Text>}
      {isFormOpen ? (
        <ShareForm
          purchase={purchase}
          linkDetails={linkDetails}
          onCreated={(link) => {
            setCreatedLinks((current) => [link, ...current])
            setFormOpen(false)
          }}
        />
      ) : (
        !hasOpenLinks && (
          <Button variant="outline" alignSelf="start" onClick={() => setFormOpen(true)}>
            <Icon name="link" />
            {t('link.share')}
          </Button>
        )
      )}
    </Stack>
  )
}
