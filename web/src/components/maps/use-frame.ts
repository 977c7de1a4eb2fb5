import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Frame } from './map-layout.ts'

/** Size of an element in pixels. Measured before the first paint and on every change. */
export function useFrame(): { ref: RefObject<HTMLDivElement | null>; frame: Frame } {
  const ref = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>({ width: 560, height: 400 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0) setFrame((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, frame }
}
