import { Box, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { subtract } from '#src/domain/money.ts'
import type { PaymentState } from './payment-state.ts'

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <HStack
      role="alert"
      mt="4"
      p="3.5"
      gap="3"
      align="flex-start"
      borderRadius="l3"
      bg="status.unpaid.bg"
      color="status.unpaid.fg"
      textStyle="small"
    >
      <Icon name="alert" size={16} firstLine />
      <Box minW="0">
        <Text fontWeight="650">{title}</Text>
        {children}
      </Box>
    </HStack>
  )
}

/** Why the last payment was not made, when trying again may help. */
export function PaymentNotice({ state }: { state: PaymentState }) {
  const { t } = useTranslation(['checkout', 'payment'])
  const format = useFormat()
  if (state.kind === 'offline')
    return (
      <Notice title={t('pay.notDone')}>
        <Text>{t('pay.offline')}</Text>
      </Notice>
    )
  if (state.kind === 'insufficientFunds') {
    const { balance, required, message } = state
    if (!balance)
      return (
        <Notice title={t('pay.notDone')}>
          <Text>{message}</Text>
        </Notice>
      )
    return (
      <Notice title={t('payment:short', { amount: format.money(subtract(required, balance)) })}>
        <Text>{t('payment:shortText', { required: format.money(required), balance: format.money(balance) })}</Text>
      </Notice>
    )
  }
  if (state.kind !== 'notDone' && state.kind !== 'invalid') return undefined
  return (
    <Notice title={t('pay.notDone')}>
      <Text>{`${t('pay.nothingDone')} ${state.message}`.trim()}</Text>
      {state.kind === 'invalid' && state.fields.map(({ path, message }) => <Text key={path}>{message}</Text>)}
      {state.kind === 'notDone' && (
        <Text as="bdi" dir="ltr" textStyle="micro">
          {dotted([state.code, state.requestId])}
        </Text>
      )}
    </Notice>
  )
}
