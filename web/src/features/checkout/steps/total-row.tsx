import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { Money } from '#src/components/prices/money.tsx'
import type { Money as Amount } from '#src/domain/money.ts'
import { usePanel } from '#src/lib/navigation/use-panel.ts'

interface TotalRowProps {
  total: Amount
  /** What the total opens. */
  summary: ReactNode
  /** How long the price is held. */
  held: ReactNode
}

/** The total, which opens the price details, and the time left, on narrow screens. */
export function TotalRow({ total, summary, held }: TotalRowProps) {
  const { t } = useTranslation('checkout')
  const [open, setOpen] = usePanel('total')
  return (
    <HStack justify="space-between" gap="3" mb="2">
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        minH="11"
        textAlign="start"
        cursor="pointer"
        borderRadius="l2"
        _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
        onClick={() => setOpen(true)}
      >
        <HStack as="span" gap="1" textStyle="micro" color="brand.fg" fontWeight="600">
          {t('summary.details')}
          <Icon name="up" size={13} />
        </HStack>
        <Box as="span" display="block">
          <Money value={total} size="lg" />
        </Box>
      </chakra.button>
      <Text as="div" minW="0" textAlign="end">
        {held}
      </Text>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('summary.title')}>
        {summary}
      </Sheet>
    </HStack>
  )
}
