import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { HotelDetail } from './rooms/room-options.ts'

interface WarningsProps {
  warnings: HotelDetail['warnings']
  onSearchAgain: () => void
}

/** Suppliers and rates that are missing from the results. */
export function Warnings({ warnings, onSearchAgain }: WarningsProps) {
  const { t } = useTranslation('hotel')
  if (warnings.length === 0) return undefined
  return (
    <Flex
      role="status"
      gap="3"
      px="4"
      py="3"
      borderRadius="l3"
      bg="status.pending.bg"
      color="status.pending.fg"
      textStyle="small"
    >
      <Icon name="alert" size={16} firstLine />
      <Box flex="1" minW="0">
        <Text fontWeight="600">{t('warnings')}</Text>
        {warnings.map(({ code, message, supplier }) => (
          <Text key={`${code}-${supplier?.key}-${message}`}>{message}</Text>
        ))}
      </Box>
      <Button variant="outline" size="sm" onClick={onSearchAgain}>
        <Icon name="refresh" size={14} />
        {t('searchAgain')}
      </Button>
    </Flex>
  )
}
