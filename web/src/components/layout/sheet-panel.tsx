import { Button, Drawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Fixed below the scrolling content. */
  footer?: ReactNode
  /** Makes the panel as tall as its content. Otherwise it fills the screen. */
  short?: boolean | undefined
}

/** Panel that covers the screen of a phone or a short window. Title and footer stay visible while the content scrolls. */
export function SheetPanel({ open, onClose, title, children, footer, short }: SheetProps) {
  const { t } = useTranslation('components')
  return (
    <Drawer.Root
      recipe={drawerSlotRecipe}
      open={open}
      placement="bottom"
      lazyMount
      unmountOnExit
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop bg="rgba(9,18,20,.48)" />
        <Drawer.Positioner>
          <Drawer.Content
            {...(short ? { maxH: '88dvh', borderTopRadius: 'l4' } : { h: '100dvh' })}
            bg="bg.panel"
            boxShadow="overlay"
          >
            <Drawer.Header px="4" py="1.5" borderBottomWidth="1px" justifyContent="space-between" alignItems="center">
              <Drawer.Title textStyle="h2">{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <Button variant="ghost" px="0" minW="11" minH="11" me="-2" aria-label={t('close')}>
                  <Icon name="close" size={18} />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="4" py="4">
              {children}
            </Drawer.Body>
            {footer && (
              <Drawer.Footer px="4" py="3" borderTopWidth="1px">
                {footer}
              </Drawer.Footer>
            )}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
