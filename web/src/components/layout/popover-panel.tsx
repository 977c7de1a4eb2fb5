import { Box, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { SheetPanel } from '#src/components/layout/sheet-panel.tsx'
import { useIsCompactWindow } from '#src/lib/browser/window-size.ts'

/** Shadow above the footer while the content can scroll. The end of the content covers it. */
const endShade = {
  backgroundImage:
    'linear-gradient({colors.bg.panel}, {colors.bg.panel}), linear-gradient(to top, {colors.border}, transparent)',
  backgroundPosition: 'bottom',
  backgroundSize: '100% 12px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
} as const

interface PopoverPanelProps {
  /** Button that opens the panel. The button gets the focus back when the panel closes. */
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Shows the title in a popover, too. Otherwise it is shown only in the full-screen panel on phones. */
  titled?: boolean
  width: string
  /** Minimum height used to choose the side of the button before the content has loaded. */
  minHeight?: string
  /** Edge of the button to align the panel with. */
  align?: 'start' | 'end' | undefined
  /** Makes the panel as tall as its content on phones, instead of the full screen. */
  short?: boolean | undefined
  children: ReactNode
  /** Fixed below the scrolling content. */
  footer: ReactNode
}

/** Popover next to its button, or a full-screen panel on phones. */
export function PopoverPanel({
  buttonId,
  open,
  onOpenChange,
  title,
  titled,
  width,
  minHeight,
  align = 'end',
  short,
  children,
  footer,
}: PopoverPanelProps) {
  const isCompact = useIsCompactWindow()
  const content = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const focusedAtClose = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!open) focusedAtClose.current = document.activeElement
  }, [open])
  if (isCompact)
    return (
      <SheetPanel open={open} onClose={() => onOpenChange(false)} title={title} footer={footer} short={short}>
        {children}
      </SheetPanel>
    )
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      ids={{ trigger: buttonId }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      positioning={{ placement: `bottom-${align}`, gutter: 8, overflowPadding: 8 }}
      // The selected day of a calendar, or else the content, so that the focus does not start in the footer.
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('[role=button][tabindex="0"]') ?? body.current}
      // The popover returns the focus in the next frame. If the agent has opened another panel by then, that panel would close.
      finalFocusEl={() => {
        const focused = document.activeElement
        const isElsewhere =
          focused !== focusedAtClose.current && focused !== document.body && !content.current?.contains(focused)
        return isElsewhere && focused instanceof HTMLElement ? focused : null
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
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
