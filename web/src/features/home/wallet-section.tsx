import { HStack, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { SkeletonLines } from '#src/components/feedback/skeletons.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { isZero } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import { paths } from '#src/lib/navigation/paths.ts'

const RouterLink = chakra(Link)

/** Wallet balance. Renders nothing if the company has no wallet. */
export function WalletSection() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data, loading } = useWalletQuery()
  const wallet = data?.wallet
  if (!wallet)
    return loading ? (
      <Part>
        <SkeletonLines lines={2} />
      </Part>
    ) : null
  return (
    <Section title={t('wallet.title')} position="relative" p="4" _hover={{ bg: 'bg.subtle' }}>
      <Text textStyle="small" color="fg.subtle" mb="1">
        {t('wallet.balance')}
      </Text>
      <Money value={wallet.balance} size="xl" />
      <Text textStyle="small" color="fg.subtle" mt="2">
        {t('wallet.asOf', { instant: format.dateTime(wallet.asOf) })}
      </Text>
      {(wallet.owed ?? wallet.isLow) && (
        <HStack
          mt="2"
          gap="1.5"
          textStyle="small"
          align="flex-start"
          color={wallet.owed ? 'status.unpaid.fg' : 'status.pending.fg'}
        >
          <Icon name="alert" size={15} alignWithFirstLine />
          <span>
            {wallet.owed
              ? t('wallet.owed', { amount: format.money(wallet.owed) })
              : t(isZero(wallet.balance) ? 'wallet.empty' : 'wallet.low')}
          </span>
        </HStack>
      )}
      <RouterLink
        to={paths.wallet}
        display="inline-block"
        mt="2"
        textStyle="small"
        fontWeight="semibold"
        color="brand.fg"
        _after={{ content: '""', position: 'absolute', inset: '0', zIndex: '1' }}
      >
        {t(wallet.isLow && wallet.topUp ? 'wallet.topUp' : 'wallet.open')}
      </RouterLink>
    </Section>
  )
}
