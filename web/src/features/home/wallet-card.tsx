import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'

/** Balance of the wallet; nothing at a gateway without one, and no mention of it until that is known. */
export function WalletCard() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data, loading } = useWalletQuery()
  const wallet = data?.wallet
  if (!wallet) return loading ? <SkeletonCard lines={2} /> : null
  return (
    <Section title={t('wallet.title')}>
      <Card p="4">
        <Text textStyle="micro" color="fg.subtle" mb="1">
          {t('wallet.balance')}
        </Text>
        <Money value={wallet.balance} size="xl" />
        <Text textStyle="micro" color="fg.subtle" mt="2">
          {t('wallet.asOf', { instant: format.instant(wallet.asOf) })}
        </Text>
      </Card>
    </Section>
  )
}
