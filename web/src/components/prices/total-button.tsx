import { Box, HStack, chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { Money as Amount } from '#src/domain/money.ts'
import { Money } from './money.tsx'

interface TotalButtonProps {
  total: Amount
  open: boolean
  onOpen: () => void
}

/** Total in the bar at the bottom of narrow screens. Opens the price details. */
export function TotalButton({ total, open, onOpen }: TotalButtonProps) {
  const { t } = useTranslation('components')
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      minW="0"
      minH="11"
      textAlign="start"
      cursor="pointer"
      borderRadius="l2"
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      onClick={onOpen}
    >
      <HStack as="span" gap="1" textStyle="small" color="brand.fg" fontWeight="semibold">
        {t('priceDetails')}
        <Icon name="up" size={13} />
      </HStack>
      <Box as="span" display="block">
        <Money value={total} size="lg" />
      </Box>
    </chakra.button>
  )
}
