import { Button, Drawer, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
}

/** A panel from the bottom edge of a phone, for filters and forms. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const { t } = useTranslation('components')
  return (
    <Drawer.Root
      open={open}
      placement="bottom"
      lazyMount
      unmountOnExit
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop bg="rgba(9,18,20,.48)" />
        <Drawer.Positioner>
          <Drawer.Content maxH="88dvh" borderTopRadius="l4" bg="bg.panel" boxShadow="overlay">
            <Drawer.Header px="4" py="3" borderBottomWidth="1px" justifyContent="space-between" alignItems="center">
              <Drawer.Title textStyle="h2">{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <Button variant="ghost" size="md" px="0" aria-label={t('close')}>
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
