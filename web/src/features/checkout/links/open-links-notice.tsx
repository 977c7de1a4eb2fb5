import { Box } from '@chakra-ui/react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { TextLink } from '#src/components/layout/text-link.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { Purchase } from '../purchase.ts'
import { useOpenLinks } from './use-open-links.ts'

/** Warns the agent before a payment that somebody else can still pay through a payment link. */
export function OpenLinksNotice({ purchase }: { purchase: Purchase }) {
  return purchase.linkDetails && <Notice quoteId={purchase.id} />
}

function Notice({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('checkout')
  const { links = [] } = useOpenLinks(quoteId)
  if (links.length === 0) return null
  return (
    <Box mb="4">
      <Callout tone="warn">
        {t('link.stillOpen', { count: links.length })}{' '}
        <TextLink to={paths.sharedReservations}>{t('link.mine')}</TextLink>
      </Callout>
    </Box>
  )
}
