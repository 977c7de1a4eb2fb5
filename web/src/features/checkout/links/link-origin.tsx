import { Text } from '@chakra-ui/react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { TextLink } from '#src/components/layout/text-link.tsx'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { formatAgent } from './format-agent.ts'
import { useOpenedPaymentLinkQuery } from './payment-link.generated.ts'

/** Shows who shared the payment link and until when it can be paid. Renders nothing until the link has loaded. */
export function LinkOrigin({ id }: { id: string }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const hasWallet = useHasWallet()
  const { data } = useOpenedPaymentLinkQuery({ variables: { id } })
  const link = data?.paymentLink
  if (link?.__typename !== 'SharedReservation') return null
  const { path, isMine, isReceived, ownerCompany, ownerEmail, receiverCompany, receiverEmail, expiresAt } = link
  const owner = formatAgent(ownerCompany, ownerEmail)
  const receiver = formatAgent(receiverCompany, receiverEmail)
  return (
    <Callout tone="note">
      {isReceived
        ? owner && <Text>{t(hasWallet ? 'link.from' : 'link.fromNoWallet', { owner })}</Text>
        : path && (
            <Text>
              <span>{isMine ? t('link.own', { receiver }) : t('link.ofCompany', { owner: ownerEmail, receiver })}</span>{' '}
              <TextLink to={path}>{t('link.show')}</TextLink>
            </Text>
          )}
      {expiresAt && <Text>{t('link.validUntil', { instant: format.dateTime(expiresAt) })}</Text>}
    </Callout>
  )
}
