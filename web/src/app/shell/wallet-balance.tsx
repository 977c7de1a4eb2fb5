import { HStack, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useWalletQuery } from '#src/data/wallet.generated.ts'

/** Colleagues spend from the same wallet, and a read that failed is made up for. */
const READ_AGAIN_MS = 20_000

/** What is left to book with. A gateway that keeps no wallet, or a failed read, leaves the place empty. */
export function WalletBalance() {
  const { t } = useTranslation()
  const { data } = useWalletQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: READ_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  })
  if (!data?.wallet) return null
  return (
    <HStack gap="1.5" textStyle="small" hideBelow="md" whiteSpace="nowrap">
      <Icon name="wallet" color="fg.subtle" />
      <VisuallyHidden>{t('wallet')}</VisuallyHidden>
      <Money value={data.wallet.balance} />
    </HStack>
  )
}
