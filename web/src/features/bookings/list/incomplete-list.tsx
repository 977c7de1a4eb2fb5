import { HStack, Spinner, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Shown while the server still reads older bookings: the newest are listed already. */
export function IncompleteList() {
  const { t } = useTranslation('bookings')
  return (
    <HStack
      role="status"
      align="flex-start"
      gap="2.5"
      p="3"
      mb="3.5"
      borderRadius="l3"
      bg="status.pending.bg"
      color="status.pending.fg"
      textStyle="small"
    >
      <Spinner boxSize="14px" borderWidth="1.5px" mt="3px" flexShrink={0} />
      <Text>{t('incomplete')}</Text>
    </HStack>
  )
}
