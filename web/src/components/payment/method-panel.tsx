import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { MethodTile } from './method-tile.tsx'
import type { Wallet } from './use-wallet.ts'
import { OwedNotice, WalletNotices } from './wallet-panel.tsx'

interface MethodPanelProps {
  methods: readonly PaymentMethod[]
  total: Money
  method: PaymentMethod
  /** Whether the supplier has already confirmed, so that a card is charged immediately. */
  isConfirmed?: boolean
  wallet: Wallet
  hasAuthenticator: boolean
  disabled: boolean
  /** Whether the bar at the bottom edge contains the top-up button. */
  hasBar?: boolean
  onMethodChange: (method: PaymentMethod) => void
}

const icons = { WALLET: 'wallet', CARD: 'card', ACCOUNT: 'document' } as const satisfies Record<PaymentMethod, IconName>

/** Payment methods as tiles, with details of the selected option. */
export function MethodPanel(props: MethodPanelProps) {
  const {
    methods,
    total,
    method,
    isConfirmed = false,
    wallet,
    hasAuthenticator,
    disabled,
    hasBar,
    onMethodChange,
  } = props
  const { t } = useTranslation('payment')
  const format = useFormat()
  const facts: Record<PaymentMethod, ReactNode> = {
    WALLET: wallet.balance && t('balance', { amount: format.money(wallet.balance) }),
    CARD: t('cardSchemes'),
    ACCOUNT: t('accountText'),
  }
  const isChoice = methods.length > 1
  return (
    <Flex direction="column" gap="4">
      {method !== 'WALLET' && <OwedNotice wallet={wallet} hasBar={hasBar} />}
      <Grid
        as={isChoice ? 'fieldset' : 'div'}
        templateColumns={{ base: '1fr', md: isChoice ? 'repeat(auto-fit, minmax(260px, 1fr))' : '1fr' }}
        gap="3"
      >
        {isChoice && <chakra.legend srOnly>{t('method')}</chakra.legend>}
        {methods.map((option) => (
          <MethodTile
            key={option}
            icon={icons[option]}
            title={t(`methods.${option}`)}
            chosen={option === method}
            disabled={disabled}
            onChoose={isChoice ? () => onMethodChange(option) : undefined}
          >
            {facts[option]}
          </MethodTile>
        ))}
      </Grid>
      {method === 'WALLET' && (
        <WalletNotices wallet={wallet} total={total} hasAuthenticator={hasAuthenticator} hasBar={hasBar} />
      )}
      {method === 'CARD' && (
        <Text textStyle="small" color="fg.muted">
          {t(isConfirmed ? 'cardTextConfirmed' : 'cardText')} {t('cardCurrency')}
        </Text>
      )}
    </Flex>
  )
}
