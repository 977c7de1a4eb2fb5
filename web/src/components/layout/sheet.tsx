import { Suspense, lazy, useState } from 'react'
import type { SheetProps } from './sheet-panel.tsx'

// Drawers need code that a page does without until one is opened.
const SheetPanel = lazy(async () => ({ default: (await import('./sheet-panel.tsx')).SheetPanel }))

/** A `SheetPanel` that is loaded when it is first opened. */
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
