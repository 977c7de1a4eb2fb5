import { Flex, Stack, Text } from '@chakra-ui/react'
import type { PaymentLinkStatus } from '#src/__generated__/schema.ts'
import { SendLink } from '#src/components/links/send-link.tsx'
import type { LinkFacts } from '#src/components/links/use-link-message.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SharedFacts } from '../purchase.ts'
import { nameParty } from './name-party.ts'

export interface OpenLink extends Pick<LinkFacts, 'expiresAt' | 'ownerCompany' | 'receiverLanguage' | 'total'> {
  readonly id: string
  /** Null where the server does not know the product. */
  readonly path: string | null
  readonly status: PaymentLinkStatus
  readonly receiverEmail: string | null
  readonly receiverCompany: string | null
}

interface SharedLinkProps {
  link: OpenLink
  shared: SharedFacts
}

/** An open payment link of a purchase: who has it and until when, with ways to pass it on. */
export function SharedLink({ link, shared }: SharedLinkProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { path, status, expiresAt, receiverEmail, receiverCompany } = link
  return (
    <Stack gap="2">
      <Text role="status">
        {t(status === 'PENDING' ? 'link.beingPaid' : 'link.sent', {
          receiver: nameParty(receiverCompany, receiverEmail),
        })}{' '}
        {expiresAt && (
          <Text as="span" color="fg.muted">
            {t('link.validUntil', { instant: format.instant(expiresAt) })}
          </Text>
        )}
      </Text>
      {path && status === 'UNPAID' && (
        <Flex gap="2" wrap="wrap">
          <SendLink link={{ ...shared, ...link, path }} size="sm" />
        </Flex>
      )}
    </Stack>
  )
}
