import { Box, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useRef } from 'react'
import { SheetPanel } from '#src/components/layout/sheet-panel.tsx'
import { useCompactWindow } from '#src/lib/browser/window-size.ts'

/** A shade above the footer while there is more to scroll to; the end of the content covers it. */
const endShade = {
  backgroundImage:
    'linear-gradient({colors.bg.panel}, {colors.bg.panel}), linear-gradient(to top, {colors.border}, transparent)',
  backgroundPosition: 'bottom',
  backgroundSize: '100% 12px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
} as const

interface PopoverPanelProps {
  /** The button that opens the panel and gets the focus back. */
  buttonId: string
  open: boolean
  onOpen: (open: boolean) => void
  title: string
  /** Shows the title beside the button as well, not only over the screen of a phone. */
  titled?: boolean
  width: string
  /** Keeps the side of the button on which this much fits, before the content has arrived. */
  minHeight?: string
  /** The edge of the button from which the panel extends. */
  from?: 'start' | 'end' | undefined
  /** On a phone, as high as its content instead of the screen. */
  short?: boolean | undefined
  children: ReactNode
  /** Stays visible while the content scrolls. */
  footer: ReactNode
}

/** A panel beside its button, or over the whole screen of a phone. */
export function PopoverPanel({
  buttonId,
  open,
  onOpen,
  title,
  titled,
  width,
  minHeight,
  from = 'end',
  short,
  children,
  footer,
}: PopoverPanelProps) {
  const isCompact = useCompactWindow()
  const body = useRef<HTMLDivElement>(null)
  if (isCompact)
    return (
      <SheetPanel open={open} onClose={() => onOpen(false)} title={title} footer={footer} short={short}>
        {children}
      </SheetPanel>
    )
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      ids={{ trigger: buttonId }}
      open={open}
      onOpenChange={(change) => onOpen(change.open)}
      positioning={{ placement: `bottom-${from}`, gutter: 8, overflowPadding: 8 }}
      // The chosen day of a calendar; else the content, so that the focus does not start on the footer.
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('[role=button][tabindex="0"]') ?? body.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            css={{ '--popover-size': `min(${width}, 100vw - 16px)` }}
            bg="bg.panel"
            borderRadius="l3"
            boxShadow="overlay"
            display="flex"
            flexDirection="column"
            minH={minHeight && `min(${minHeight}, 100dvh - 16px)`}
            maxH="min(620px, var(--available-height))"
            aria-label={title}
          >
            <Box ref={body} tabIndex={-1} outline="none" p="4" flex="1" minH="0" overflowY="auto" css={endShade}>
              {titled && (
                <Text as="h2" textStyle="h3" mb="3">
                  {title}
                </Text>
              )}
              {children}
            </Box>
            <Box px="4" py="3" borderTopWidth="1px" flexShrink={0}>
              {footer}
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
