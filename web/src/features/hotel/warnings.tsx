import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { HotelDetail } from './rooms/room-options.ts'

interface WarningsProps {
  warnings: HotelDetail['warnings']
  onSearchAgain: () => void
}

/** Codes of warnings that a new search may resolve. */
const transientCodes: ReadonlySet<ErrorCode> = new Set(['SUPPLIER_FAILED', 'OCCUPANCY_MISMATCH'])

function chooseHeading(codes: readonly ErrorCode[]): 'noAnswer' | 'rates' | undefined {
  if (codes.every((code) => code === 'SUPPLIER_FAILED')) return 'noAnswer'
  // A rounded price is still valid, so it needs no heading.
  return codes.every((code) => code === 'PRICE_ROUNDED') ? undefined : 'rates'
}

/** Warnings about suppliers and rates that are missing from the results, and about prices. */
export function Warnings({ warnings, onSearchAgain }: WarningsProps) {
  const { t } = useTranslation('hotel')
  if (warnings.length === 0) return undefined
  const codes = warnings.map(({ code }) => code)
  const heading = chooseHeading(codes)
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
      <Icon name="alert" size={16} alignWithFirstLine />
      <Box flex="1" minW="0">
        {heading && <Text fontWeight="semibold">{t(`warnings.${heading}`)}</Text>}
        {warnings.map(({ code, message, supplier }) => (
          <Text key={`${code}-${supplier?.key}-${message}`}>{message}</Text>
        ))}
      </Box>
      {codes.some((code) => transientCodes.has(code)) && (
        <Button variant="outline" size="sm" onClick={onSearchAgain}>
          <Icon name="refresh" size={14} />
          {t('searchAgain')}
        </Button>
      )}
    </Flex>
  )
}
