import { Text } from '@chakra-ui/react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { nameParty } from './name-party.ts'
import { useOpenedPaymentLinkQuery } from './payment-link.generated.ts'

/** Who shared what is being paid, and until when it can be. Nothing while that is not known. */
export function OpenedFrom({ id }: { id: string }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const hasWallet = useHasWallet()
  const { data } = useOpenedPaymentLinkQuery({ variables: { id } })
  const link = data?.paymentLink
  if (link?.__typename !== 'SharedReservation') return null
  const { ownerCompany, ownerEmail, expiresAt } = link
  const owner = nameParty(ownerCompany, ownerEmail)
  return (
    <Callout tone="note">
      {owner && <Text>{t(hasWallet ? 'link.from' : 'link.fromNoWallet', { owner })}</Text>}
      {expiresAt && <Text>{t('link.validUntil', { instant: format.instant(expiresAt) })}</Text>}
    </Callout>
  )
}
