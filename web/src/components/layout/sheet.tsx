import { Suspense, lazy, useState } from 'react'
import type { SheetProps } from './sheet-panel.tsx'

// Loaded on demand, because drawers need additional code.
const SheetPanel = lazy(async () => ({ default: (await import('./sheet-panel.tsx')).SheetPanel }))

/** `SheetPanel` whose code is loaded on first use. */
export function Sheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <SheetPanel {...props} />
      </Suspense>
    )
  )
}
