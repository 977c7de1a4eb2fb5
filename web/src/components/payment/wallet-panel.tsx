import { Box, Button, type ButtonProps, HStack, Separator, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { PaymentAlert } from './payment-alert.tsx'
import { amountLines, MoneyLine } from '#src/components/prices/money.tsx'
import { TextLink } from '#src/components/layout/text-link.tsx'
import { type Money, negate, subtract } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { Wallet } from './use-wallet.ts'

interface WalletProps {
  wallet: Wallet
  total: Money
  /** Whether the total is the price difference for a change rather than a booking's price. */
  isChange?: boolean
}

interface NoticeOptions {
  /** Renders the top-up as a secondary button, because the screen has another main action. */
  quiet?: boolean
  /** Whether the bar at the bottom edge contains the top-up button. */
  hasBar?: boolean
}

interface WalletNoticesProps extends WalletProps, NoticeOptions {
  hasAuthenticator: boolean
}

/** Explains what prevents a payment from the wallet, before the agent types names or a code. */
export function WalletNotices({ wallet, total, isChange, hasAuthenticator, ...options }: WalletNoticesProps) {
  return (
    <>
      {wallet.owed ? (
        <OwedNotice wallet={wallet} {...options} />
      ) : (
        <InsufficientFunds wallet={wallet} total={total} isChange={isChange} {...options} />
      )}
      {!hasAuthenticator && <AuthenticatorMissing />}
    </>
  )
}

function InsufficientFunds({ wallet, total, isChange = false, ...options }: WalletProps & NoticeOptions) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { balance, shortfall } = wallet
  if (!balance || !shortfall) return undefined
  return (
    <WalletProblem wallet={wallet} {...options} title={t('short', { amount: format.money(shortfall) })}>
      {t(isChange ? 'shortTextChange' : 'shortText', {
        required: format.money(total),
        balance: format.money(balance),
      })}
    </WalletProblem>
  )
}

/** Shows what the company owes, which prevents payments by any method. */
export function OwedNotice({ wallet, ...options }: Pick<WalletProps, 'wallet'> & NoticeOptions) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  if (!wallet.owed) return undefined
  return (
    <WalletProblem wallet={wallet} {...options} title={t('owed', { amount: format.money(wallet.owed) })}>
      {t('owedText')}
    </WalletProblem>
  )
}

interface WalletProblemProps extends Pick<WalletProps, 'wallet'>, NoticeOptions {
  title: string
  children: ReactNode
}

function WalletProblem({ wallet, title, quiet = false, hasBar = false, children }: WalletProblemProps) {
  const { t } = useTranslation('payment')
  return (
    <PaymentAlert title={title}>
      <Text mt="0.5">{children}</Text>
      <HStack mt="3" gap="2" wrap="wrap">
        {!hasBar && <TopUpButton wallet={wallet} variant={quiet ? 'outline' : 'solid'} size="sm" />}
        <Button
          variant="plain"
          size="sm"
          px={hasBar ? '0' : undefined}
          onClick={wallet.refetch}
          loading={wallet.loading}
        >
          <Icon name="refresh" size={14} />
          {t('readAgain')}
        </Button>
      </HStack>
    </PaymentAlert>
  )
}

/** Button to top up the wallet. */
export function TopUpButton({ wallet, ...button }: Pick<WalletProps, 'wallet'> & Omit<ButtonProps, 'asChild'>) {
  const { t } = useTranslation('payment')
  return (
    <Button asChild {...button}>
      <Link to={wallet.canTopUp ? paths.wallet : paths.contact}>{t(wallet.canTopUp ? 'topUpWallet' : 'topUp')}</Link>
    </Button>
  )
}

/** Wallet balance before and after this purchase. */
export function WalletLines({ wallet, total, isChange = false }: WalletProps) {
  const { t } = useTranslation('payment')
  const { balance, shortfall } = wallet
  if (!balance || balance.currency !== total.currency || shortfall) return undefined
  return (
    <Box px="3.5" py={{ base: '2', md: '3.5' }} bg="bg.subtle" borderRadius="l3" css={amountLines}>
      <MoneyLine label={t('walletNow')} value={balance} />
      <MoneyLine label={t(isChange ? 'thisChange' : 'thisBooking')} value={negate(total)} />
      <Separator my="2" borderColor="border" />
      <MoneyLine label={t('walletAfter')} value={subtract(balance, total)} strong />
    </Box>
  )
}

function AuthenticatorMissing() {
  const { t } = useTranslation('payment')
  return (
    <Callout tone="warn">
      {t('noAuthenticator')} <TextLink to={paths.profile}>{t('setUpAuthenticator')}</TextLink>
    </Callout>
  )
}
