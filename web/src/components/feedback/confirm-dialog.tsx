import { Box, Button, Dialog, Grid, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useRef } from 'react'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Label of the button that cancels the action. The button comes first and has the focus. */
  cancelLabel: string
  onCancel: () => void
  confirmLabel: string
  onConfirm: () => void
  /** Shows the confirm button in red, for actions that cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** Disables the confirm button, for example while a reason is missing. */
  blocked?: boolean
}

/** Asks for confirmation of an action. Escape cancels it; a click outside does nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  cancelLabel,
  onCancel,
  confirmLabel,
  onConfirm,
  danger,
  busy,
  blocked,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      open={open}
      placement="center"
      lazyMount
      unmountOnExit
      initialFocusEl={() => cancelButton.current}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      onOpenChange={(change) => !change.open && onCancel()}
    >
      <Portal>
        <Dialog.Backdrop bg="rgba(9,18,20,.48)" />
        <Dialog.Positioner px="4">
          <Dialog.Content
            maxW="440px"
            maxH="calc(100dvh - 32px)"
            overflowY="auto"
            scrollPaddingBottom="144px"
            px={{ base: '5', md: '6' }}
            pt={{ base: '5', md: '6' }}
            pb="0"
            borderRadius="l4"
            boxShadow="overlay"
            bg="bg.panel"
          >
            <Dialog.Title textStyle="h1">{title}</Dialog.Title>
            {children !== undefined && <Box mt="2">{children}</Box>}
            <Grid
              templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
              gap="2"
              mt="3"
              pt="2"
              pb={{ base: '5', md: '6' }}
              // Stays visible if the dialog is taller than the window.
              position="sticky"
              bottom="0"
              bg="bg.panel"
            >
              <Button ref={cancelButton} size="lg" variant="outline" onClick={onCancel} disabled={busy}>
                {cancelLabel}
              </Button>
              <Button
                size="lg"
                colorPalette={danger ? 'red' : 'brand'}
                onClick={onConfirm}
                loading={busy}
                disabled={blocked}
                _disabled={
                  blocked ? { opacity: '1', bg: 'bg.muted', color: 'fg.muted', borderColor: 'border' } : undefined
                }
              >
                {confirmLabel}
              </Button>
            </Grid>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
