import { Box, Skeleton, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'

/** What is left to book with. Nothing is shown at a gateway that keeps no wallet. */
export function WalletCard() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data, loading } = useWalletQuery()
  const wallet = data?.wallet
  if (!wallet && !loading) return <Box />
  return (
    <Section title={t('wallet.title')}>
      <Card p="4">
        <Text textStyle="micro" color="fg.subtle" mb="1">
          {t('wallet.balance')}
        </Text>
        {wallet ? <Money value={wallet.balance} size="xl" /> : <Skeleton h="30px" w="160px" />}
        <Text textStyle="micro" color="fg.subtle" mt="2">
          {wallet && t('wallet.asOf', { instant: format.instant(wallet.asOf) })}
        </Text>
      </Card>
    </Section>
  )
}
