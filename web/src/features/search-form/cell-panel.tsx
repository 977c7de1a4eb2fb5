import { Popover, Portal } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { useCompactWindow } from '#src/lib/browser/use-compact-window.ts'

interface CellPanelProps {
  /** The button that opens the panel and gets the focus back. */
  buttonId: string
  open: boolean
  onOpen: (open: boolean) => void
  title: string
  width: string | { base: string; md: string }
  children: ReactNode
}

/** The panel of a `PopoverCell`. */
export function CellPanel({ buttonId, open, onOpen, title, width, children }: CellPanelProps) {
  const isCompact = useCompactWindow()
  if (isCompact)
    return (
      <Sheet open={open} onClose={() => onOpen(false)} title={title}>
        {children}
      </Sheet>
    )
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      ids={{ trigger: buttonId }}
      open={open}
      onOpenChange={(change) => onOpen(change.open)}
      positioning={{ placement: 'bottom-end', gutter: 8, overflowPadding: 8 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            w={width}
            maxW="calc(100vw - 16px)"
            bg="bg.panel"
            borderRadius="l3"
            boxShadow="overlay"
            p="4"
            maxH="min(620px, var(--available-height))"
            overflowY="auto"
            aria-label={title}
          >
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
