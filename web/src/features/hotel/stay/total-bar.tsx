import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { useBarAttribute } from '#src/components/layout/use-bar-attribute.ts'
import { TotalButton } from '#src/components/prices/total-button.tsx'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { ReassignedNote } from './reassigned-note.tsx'
import { StayBreakdown } from './stay-breakdown.tsx'
import { ContinueButton, type SummaryProps } from './stay-summary.tsx'

interface TotalBarProps extends SummaryProps {
  onClearReassigned: () => void
}

/** Total and continue button on phones, fixed above the navigation tabs. The total opens the breakdown. */
export function TotalBar({ busy, onContinue, onClearReassigned, ...chosenStay }: TotalBarProps) {
  const { price, unselectedRooms, reassignedSupplier } = chosenStay
  const { t } = useTranslation(['hotel', 'components'])
  const [open, setOpen] = useHistoryPanel('total')
  useBarAttribute('total')
  const continueProps = { busy, unselectedRooms, onContinue }
  return (
    <Box
      hideFrom="lg"
      position="fixed"
      bottom="var(--tabs)"
      insetInline="0"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="8"
    >
      {reassignedSupplier && (
        <HStack ps="4" pe="2" py="2" gap="2" align="flex-start" bg="brand.subtle">
          <ReassignedNote supplier={reassignedSupplier} />
          <Button variant="ghost" size="sm" px="0" aria-label={t('components:close')} onClick={onClearReassigned}>
            <Icon name="close" size={14} />
          </Button>
        </HStack>
      )}
      <HStack minH="16" px="4" py="2" gap="3" justify="space-between">
        {price ? (
          <TotalButton total={price.whole.total} open={open} onOpen={() => setOpen(true)} />
        ) : (
          <Text textStyle="small" fontWeight="semibold">
            {unselectedRooms > 0 ? t('choose', { count: unselectedRooms }) : t('mismatch')}
          </Text>
        )}
        <ContinueButton {...continueProps} />
      </HStack>
      <Sheet
        short
        open={open && price !== undefined}
        onClose={() => setOpen(false)}
        title={t('summary.title')}
        footer={
          <ContinueButton
            {...continueProps}
            // Closes the sheet, because the result may be a message on the page behind it.
            onContinue={() => {
              setOpen(false)
              onContinue()
            }}
            w="full"
          />
        }
      >
        <StayBreakdown {...chosenStay} />
      </Sheet>
    </Box>
  )
}
