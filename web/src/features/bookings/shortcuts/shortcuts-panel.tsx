import { Button, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Actions and their keys. Keys are labeled as on the keyboard, so the labels are the same in every language. */
const shortcuts = [
  { keys: ['↓', 'J'], action: 'next' },
  { keys: ['↑', 'K'], action: 'previous' },
  { keys: ['Home', 'End'], action: 'ends' },
  { keys: ['Enter'], action: 'open' },
  { keys: ['X', 'Space'], action: 'select' },
  { keys: ['D'], action: 'documents' },
  { keys: ['/'], action: 'search' },
  { keys: ['?'], action: 'help' },
] as const

interface ShortcutsPanelProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Keyboard shortcuts of the list. */
export function ShortcutsPanel(panel: ShortcutsPanelProps) {
  const { t } = useTranslation('worklist')
  return (
    <PopoverPanel
      {...panel}
      title={t('keys.title')}
      width="340px"
      short
      footer={
        <Button w="full" variant="outline" onClick={() => panel.onOpenChange(false)}>
          {t('columnChoice.done')}
        </Button>
      }
    >
      <Text textStyle="small" color="fg.muted" mb="3">
        {t('keys.where')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2" textStyle="small">
        {shortcuts.map(({ keys, action }) => (
          <HStack as="li" key={action} justify="space-between" gap="3">
            {t(`keys.${action}`)}
            <HStack as="span" dir="ltr" gap="1">
              {keys.map((key) => (
                <chakra.kbd key={key} px="1.5" borderWidth="1px" borderRadius="l1" bg="bg.subtle" fontFamily="inherit">
                  {key}
                </chakra.kbd>
              ))}
            </HStack>
          </HStack>
        ))}
      </Stack>
    </PopoverPanel>
  )
}
