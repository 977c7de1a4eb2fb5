import { HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { TotalButton } from '#src/components/prices/total-button.tsx'
import type { Money as Amount } from '#src/domain/money.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { paidTotal } from '../checkout-frame.tsx'

interface TotalRowProps {
  /** Title of the details that the total opens. */
  title: string
  total: Amount
  /** Details that the total opens. */
  summary: ReactNode
  /** Countdown for the price hold. */
  holdNotice: ReactNode
}

/** Total and time left on narrow screens. The total opens the price details. */
export function TotalRow({ title, total, summary, holdNotice }: TotalRowProps) {
  const [open, setOpen] = useHistoryPanel('total')
  return (
    <HStack justify="space-between" gap="3" mb="2" style={{ viewTransitionName: paidTotal }}>
      <TotalButton total={total} open={open} onOpen={() => setOpen(true)} />
      <Text as="div" minW="0" textAlign="end">
        {holdNotice}
      </Text>
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        {summary}
      </Sheet>
    </HStack>
  )
}
