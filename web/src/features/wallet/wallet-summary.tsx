import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Money } from '#src/components/prices/money.tsx'
import type { WalletQuery } from '#src/data/wallet.generated.ts'
import { type Money as Amount, isZero } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { TopUpForm } from './top-up-form.tsx'

const actionProps = { alignSelf: { base: 'stretch', md: 'center' }, size: { base: 'lg', md: 'md' } } as const

/** Balance, money on hold, and top-up. */
export function WalletSummary({ wallet }: { wallet: WalletQuery['wallet'] | undefined }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const [isToppingUp, setToppingUp] = useState(false)
  if (!wallet) return <SkeletonCard lines={2} />
  return (
    <Card p={{ base: '4', md: '5' }} boxShadow="raised">
      <Flex gap="4" justify="space-between" align={{ md: 'center' }} direction={{ base: 'column', md: 'row' }}>
        <Box>
          <Grid
            as="dl"
            // Aligns the labels and the amounts, which differ in size.
            alignItems="baseline"
            autoFlow="column"
            templateRows="auto auto"
            autoColumns={{ base: '1fr', md: 'auto' }}
            columnGap={{ base: '4', md: '12' }}
          >
            <Figure label={t('balance')} value={wallet.balance} size="xl" />
            {wallet.held && <Figure label={t('held')} value={wallet.held} size="lg" />}
          </Grid>
          <Text textStyle="small" color="fg.subtle" mt="2">
            {t('asOf', { instant: format.dateTime(wallet.asOf) })}
          </Text>
        </Box>
        {wallet.topUp && !isToppingUp && (
          <Button {...actionProps} onClick={() => setToppingUp(true)}>
            <Icon name="plus" />
            {t('topUp.action')}
          </Button>
        )}
        {!wallet.topUp && (
          <Button asChild {...actionProps}>
            <Link to={paths.contact}>{t('contactToTopUp')}</Link>
          </Button>
        )}
      </Flex>
      {wallet.owed && (
        <Box mt="3">
          <Callout tone="bad" role="alert">
            {t('owed', { amount: format.money(wallet.owed) })}
          </Callout>
        </Box>
      )}
      {wallet.isLow && !wallet.owed && (
        <Box mt="3">
          <Callout tone="warn">{t(isZero(wallet.balance) ? 'noBalance' : 'low')}</Callout>
        </Box>
      )}
      {wallet.topUp && isToppingUp && <TopUpForm limits={wallet.topUp} onCancel={() => setToppingUp(false)} />}
    </Card>
  )
}

const Figure = ({ label, value, size }: { label: string; value: Amount; size: 'lg' | 'xl' }) => (
  <Box display="contents">
    <Text as="dt" textStyle="small" color="fg.subtle">
      {label}
    </Text>
    <dd>
      <Money value={value} size={size} />
    </dd>
  </Box>
)
