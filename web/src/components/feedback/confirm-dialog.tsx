import { Box, Button, Dialog, Grid, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useRef } from 'react'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Label of the safe choice, which changes nothing. It comes first and has the focus. */
  safeLabel: string
  onSafe: () => void
  confirmLabel: string
  onConfirm: () => void
  /** Shows the confirm button in red, for actions that cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** Disables the confirmation, for example while a reason is missing. */
  blocked?: boolean
}

/** Asks for confirmation of an action. Escape and a click outside select the safe choice. */
export function ConfirmDialog({
  open,
  title,
  children,
  safeLabel,
  onSafe,
  confirmLabel,
  onConfirm,
  danger,
  busy,
  blocked,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      open={open}
      placement="center"
      lazyMount
      unmountOnExit
      initialFocusEl={() => safe.current}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      onOpenChange={(change) => !change.open && onSafe()}
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
              <Button ref={safe} size="lg" variant="outline" onClick={onSafe} disabled={busy}>
                {safeLabel}
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
