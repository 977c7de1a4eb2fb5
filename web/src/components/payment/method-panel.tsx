import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { Radio } from '#src/components/forms/radio.tsx'
import type { Money } from '#src/domain/money.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { MethodCard } from './method-card.tsx'
import type { Wallet } from './use-wallet.ts'
import { WalletCard, WalletNotices } from './wallet-panel.tsx'

interface MethodPanelProps {
  methods: readonly PaymentMethod[]
  total: Money
  method: PaymentMethod
  /** Whether the supplier has confirmed already, so that a card is charged at once. */
  isConfirmed?: boolean
  wallet: Wallet
  hasAuthenticator: boolean
  disabled: boolean
  onMethod: (method: PaymentMethod) => void
}

/** How it is paid: a choice where there are several ways, and the facts of the chosen one. */
export function MethodPanel({
  methods,
  total,
  method,
  isConfirmed = false,
  wallet,
  hasAuthenticator,
  disabled,
  onMethod,
}: MethodPanelProps) {
  const { t } = useTranslation('payment')
  return (
    <Flex direction="column" gap="4">
      {methods.length > 1 && (
        <HStack as="fieldset" gap="6" wrap="wrap">
          <chakra.legend srOnly>{t('method')}</chakra.legend>
          {methods.map((one) => (
            <chakra.label key={one} display="flex" alignItems="center" gap="2" minH="8" cursor="pointer">
              <Radio
                name="method"
                value={one}
                checked={one === method}
                disabled={disabled}
                onChange={() => onMethod(one)}
              />
              {t(`methods.${one}`)}
            </chakra.label>
          ))}
        </HStack>
      )}
      {method === 'WALLET' && (
        <>
          <WalletCard wallet={wallet} />
          <WalletNotices wallet={wallet} total={total} hasAuthenticator={hasAuthenticator} />
        </>
      )}
      {method === 'ACCOUNT' && (
        <MethodCard icon="document" title={t('methods.ACCOUNT')}>
          {t('accountText')}
        </MethodCard>
      )}
      {method === 'CARD' && (
        <Box>
          <MethodCard icon="lock" title={t('cardTitle')}>
            {t(isConfirmed ? 'cardTextConfirmed' : 'cardText')}
          </MethodCard>
          <Text textStyle="micro" color="fg.muted" mt="2">
            {t('cardCurrency', { currency: total.currency })}
          </Text>
        </Box>
      )}
    </Flex>
  )
}
