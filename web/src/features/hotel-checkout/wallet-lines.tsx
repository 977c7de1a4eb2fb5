import { Box, Button, HStack, Separator, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { MoneyLine } from '#src/components/prices/money.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { type Money, compare, negate, subtract } from '#src/domain/money.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'

interface WalletView {
  /** Undefined while it is read, and at a gateway that keeps no wallet: then the screen stays quiet. */
  readonly balance: Money | undefined
  /** What the wallet lacks for this booking; null when it has enough, or nobody knows. */
  readonly missing: Money | null
  readonly reading: boolean
  readonly readAgain: () => void
}

/** The wallet against what is to be paid. */
export function useWallet(total: Money): WalletView {
  const { data, loading, refetch } = useWalletQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const balance = data?.wallet?.balance
  const comparable = balance?.currency === total.currency ? balance : undefined
  return {
    balance,
    missing: comparable && compare(comparable, total) < 0 ? subtract(total, comparable) : null,
    reading: loading,
    readAgain: () => void refetch(),
  }
}

/** The wallet lacks something: said before anybody types names or a code. */
export function InsufficientFunds({ wallet, total }: { wallet: WalletView; total: Money }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { balance, missing } = wallet
  if (!balance || !missing) return undefined
  return (
    <Box role="alert" p="3.5" borderRadius="l3" bg="status.unpaid.bg" color="status.unpaid.fg" textStyle="small">
      <Text fontWeight="650">{t('pay.short', { amount: format.money(missing) })}</Text>
      <Text mt="0.5">{t('pay.shortText', { required: format.money(total), balance: format.money(balance) })}</Text>
      <HStack mt="3" gap="4" wrap="wrap">
        <Button variant="outline" size="sm" onClick={wallet.readAgain} loading={wallet.reading}>
          <Icon name="refresh" size={14} />
          {t('pay.readAgain')}
        </Button>
        <Link to={paths.contact} style={{ fontWeight: 600, textDecoration: 'underline' }}>
          {t('pay.topUp')}
        </Link>
      </HStack>
    </Box>
  )
}

/** Wallet now, this booking, wallet after. */
export function WalletLines({ wallet, total }: { wallet: WalletView; total: Money }) {
  const { t } = useTranslation('checkout')
  const { balance, missing } = wallet
  if (!balance || balance.currency !== total.currency || missing) return undefined
  return (
    <Box mt="6" p="3.5" bg="bg.subtle" borderRadius="l3">
      <MoneyLine label={t('pay.walletNow')} value={balance} />
      <MoneyLine label={t('pay.thisBooking')} value={negate(total)} />
      <Separator my="2" borderColor="border" />
      <MoneyLine label={<b>{t('pay.walletAfter')}</b>} value={subtract(balance, total)} />
    </Box>
  )
}
