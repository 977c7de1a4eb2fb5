import { HStack, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** Polling interval. Colleagues spend from the same wallet, and polling also retries after an error. */
const POLL_INTERVAL_MS = 20_000

/** Wallet balance; renders nothing while it is unknown. If the gateway does not support wallets, it stops polling after the first response. */
export function WalletBalance() {
  const { t } = useTranslation()
  const [hasNoWallet, setHasNoWallet] = useState(false)
  const { data } = useWalletQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: hasNoWallet ? 0 : POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  })
  if (data && hasNoWallet !== (data.wallet === null)) setHasNoWallet(data.wallet === null)
  if (!data?.wallet) return null
  return (
    <HStack asChild gap="1.5" textStyle="small" hideBelow="md" whiteSpace="nowrap" minH="8" px="1.5" borderRadius="l2">
      <Link to={paths.wallet}>
        <Icon name="wallet" color="fg.subtle" />
        <VisuallyHidden>{t('wallet')}</VisuallyHidden>
        <Money value={data.wallet.balance} />
      </Link>
    </HStack>
  )
}
