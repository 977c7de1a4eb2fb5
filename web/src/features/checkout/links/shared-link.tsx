import { Grid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PaymentLinkStatus } from '#src/__generated__/schema.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { SendLink } from '#src/components/links/send-link.tsx'
import type { LinkFacts } from '#src/components/links/use-link-message.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PaymentLinkDetails } from '../purchase.ts'
import { formatAgent } from './format-agent.ts'

export interface OpenLink extends Pick<LinkFacts, 'expiresAt' | 'ownerCompany' | 'receiverLanguage' | 'total'> {
  readonly id: string
  /** Path of the link's page; null if the product is unknown. */
  readonly path: string | null
  readonly status: PaymentLinkStatus
  readonly receiverEmail: string | null
  readonly receiverCompany: string | null
}

interface SharedLinkProps {
  link: OpenLink
  linkDetails: PaymentLinkDetails
  /** Additional buttons. */
  children?: ReactNode
}

/** An open payment link for a purchase: receiver, expiry, and buttons to send it. */
export function SharedLink({ link, linkDetails, children }: SharedLinkProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { path, status, expiresAt, receiverEmail, receiverCompany } = link
  return (
    <Stack gap="2">
      <Callout tone={status === 'PENDING' ? 'note' : 'done'}>
        <span>
          {t(status === 'PENDING' ? 'link.beingPaid' : 'link.sent', {
            receiver: formatAgent(receiverCompany, receiverEmail),
          })}
        </span>{' '}
        {expiresAt && <span>{t('link.validUntil', { instant: format.dateTime(expiresAt) })}</span>}{' '}
        {status === 'UNPAID' && <span>{t('link.next')}</span>}
      </Callout>
      <Grid display={{ base: 'grid', md: 'flex' }} templateColumns="1fr 1fr" gap="2" _empty={{ display: 'none' }}>
        {path && status === 'UNPAID' && <SendLink link={{ ...linkDetails, ...link, path }} size="sm" />}
        {children}
      </Grid>
    </Stack>
  )
}
