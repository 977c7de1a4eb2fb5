import { useEffect, useEffectEvent, useState } from 'react'

/** Pauses before each poll, in milliseconds. After the last one polling stops: about a quarter of an hour in all. */
const pauses = [5, 5, 10, 20, 40, ...Array.from({ length: 14 }, () => 60)].map((seconds) => seconds * 1000)

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return visible
}

/**
 * Polls while `active` and the page is visible, at growing intervals, one poll at a time. A change of `progress`, or coming back to
 * the page, starts with the short intervals again.
 */
export function usePolling(poll: () => Promise<unknown>, active: boolean, progress?: string | number): void {
  const visible = useVisible()
  const pollOnce = useEffectEvent(poll)
  useEffect(() => {
    if (!active || !visible) return
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    function schedule(polls: number) {
      const pause = pauses[polls]
      if (pause === undefined) return
      timer = setTimeout(() => {
        const next = () => {
          if (!stopped) schedule(polls + 1)
        }
        // The page shows a failed read; the next poll follows all the same.
        pollOnce().then(next, next)
      }, pause)
    }
    schedule(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- progress restarts the schedule
  }, [active, visible, progress])
}
