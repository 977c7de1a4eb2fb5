import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { Radio } from '#src/components/forms/radio.tsx'
import { MethodCard } from '#src/components/payment/method-card.tsx'
import type { Wallet } from '#src/components/payment/use-wallet.ts'
import { WalletCard, WalletNotices } from '#src/components/payment/wallet-panel.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Purchase } from '../purchase.ts'

interface MethodPanelProps {
  purchase: Purchase
  method: PaymentMethod
  wallet: Wallet
  hasAuthenticator: boolean
  disabled: boolean
  onMethod: (method: PaymentMethod) => void
}

/** How it is paid: a choice where there are several ways, and the facts of the chosen one. */
export function MethodPanel({ purchase, method, wallet, hasAuthenticator, disabled, onMethod }: MethodPanelProps) {
  const { t } = useTranslation('checkout')
  const { paymentMethods, total } = purchase
  return (
    <Flex direction="column" gap="4">
      {paymentMethods.length > 1 && (
        <HStack as="fieldset" gap="6" wrap="wrap">
          <chakra.legend srOnly>{t('pay.method')}</chakra.legend>
          {paymentMethods.map((one) => (
            <chakra.label key={one} display="flex" alignItems="center" gap="2" minH="8" cursor="pointer">
              <Radio
                name="method"
                value={one}
                checked={one === method}
                disabled={disabled}
                onChange={() => onMethod(one)}
              />
              {t(`pay.methods.${one}`)}
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
        <MethodCard icon="document" title={t('pay.methods.ACCOUNT')}>
          {t('pay.accountText')}
        </MethodCard>
      )}
      {method === 'CARD' && (
        <Box>
          <MethodCard icon="lock" title={t('pay.cardTitle')}>
            {t('pay.cardText')}
          </MethodCard>
          <Text textStyle="micro" color="fg.muted" mt="2">
            {t('pay.cardCurrency', { currency: total.currency })}
          </Text>
        </Box>
      )}
    </Flex>
  )
}
