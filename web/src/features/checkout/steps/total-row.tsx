import { HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { TotalButton } from '#src/components/prices/total-button.tsx'
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
      <TotalButton total={total} open={open} onOpen={() => setOpen(true)} />
      <Text as="div" minW="0" textAlign="end">
        {held}
      </Text>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('summary.title')}>
        {summary}
      </Sheet>
    </HStack>
  )
}
