import { useEffect, useState } from 'react'
import { afterPaint } from '#src/lib/browser/later.ts'

/** A value once the frame with what it has changed elsewhere has been painted; the first one at once. */
export function useNextFrame<Value>(value: Value | undefined): Value | undefined {
  const [painted, setPainted] = useState(value)
  if (painted === undefined && value !== undefined) setPainted(value)
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value])
  return painted
}
