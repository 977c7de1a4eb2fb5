import { Box, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'
import type { BookingsQuery } from './bookings.generated.ts'

/** The gateway's list could not be read to its end: what is shown is right, but not all there is. */
export function IncompleteList({ warnings }: { warnings: BookingsQuery['bookings']['warnings'] }) {
  const { t } = useTranslation('bookings')
  return (
    <HStack
      role="alert"
      align="flex-start"
      gap="2.5"
      p="3"
      mb="3.5"
      borderRadius="l3"
      bg="status.pending.bg"
      color="status.pending.fg"
      textStyle="small"
    >
      <Icon name="alert" mt="1px" />
      <Box>
        <Text fontWeight="600">{t('incomplete')}</Text>
        {[...new Set(warnings.map(({ message }) => message))].map((message) => (
          <Text key={message}>{message}</Text>
        ))}
      </Box>
    </HStack>
  )
}
