import { Box, HStack, Text } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface LapsedCardProps {
  total: Money | null
  /** Whether the supplier has confirmed the booking, so that it can be paid now. */
  isConfirmed: boolean
}

/** Notice for a booking whose card authorization lapsed before the card was charged. Says what that means for the money and what to do. */
export function LapsedCard({ total, isConfirmed }: LapsedCardProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  return (
    <HStack
      as="section"
      align="flex-start"
      gap="3"
      p="5"
      borderRadius="l3"
      bg="status.unpaid.bg"
      color="status.unpaid.fg"
    >
      <Icon name="alert" size={20} />
      <Box>
        <Text as="h2" textStyle="h3">
          {t('lapsed.title')}
        </Text>
        <Text textStyle="small" mt="1">
          {total ? t('lapsed.returned', { amount: format.money(total) }) : t('lapsed.returnedAll')}{' '}
          {t(isConfirmed ? 'lapsed.payNow' : 'lapsed.wait')}
        </Text>
      </Box>
    </HStack>
  )
}
