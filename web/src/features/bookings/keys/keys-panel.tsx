import { Button, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Key labels as printed on keyboards, the same in every language. */
const keys = [
  { keys: ['↓', 'J'], does: 'next' },
  { keys: ['↑', 'K'], does: 'previous' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['X', 'Space'], does: 'select' },
  { keys: ['D'], does: 'documents' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
] as const

interface KeysPanelProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Keyboard shortcuts of the list. */
export function KeysPanel(panel: KeysPanelProps) {
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
        {keys.map(({ keys: names, does }) => (
          <HStack as="li" key={does} justify="space-between" gap="3">
            {t(`keys.${does}`)}
            <HStack as="span" dir="ltr" gap="1">
              {names.map((name) => (
                <chakra.kbd key={name} px="1.5" borderWidth="1px" borderRadius="l1" bg="bg.subtle" fontFamily="inherit">
                  {name}
                </chakra.kbd>
              ))}
            </HStack>
          </HStack>
        ))}
      </Stack>
    </PopoverPanel>
  )
}
