import { useId, useState } from 'react'

/** State of a floating panel and its button. The panel's code is loaded on first use. */
export function useFloatingPanel() {
  const [open, setOpen] = useState<boolean>()
  const id = useId()
  return {
    isLoaded: open !== undefined,
    open: () => setOpen(true),
    close: () => setOpen(false),
    button: { id, 'aria-haspopup': 'dialog', 'aria-expanded': open === true, onClick: () => setOpen(!open) } as const,
    panel: { buttonId: id, open: open === true, onOpenChange: setOpen },
  }
}
