import { useEffect, useEffectEvent, useState } from 'react'

/** Pause in milliseconds after a number of polls; undefined ends the polling. */
type PauseAfter = (polls: number) => number | undefined

/** After the last pause polling stops: about a quarter of an hour in all. */
const growingPauses = [5, 5, 10, 20, 40, ...Array.from({ length: 14 }, () => 60)].map((seconds) => seconds * 1000)
const growing: PauseAfter = (polls) => growingPauses[polls]

/** For what others may change at any time. */
export const everyFiveSeconds: PauseAfter = () => 5000

interface Polling {
  /** A change of it starts with the first pause again. */
  progress?: string | number | undefined
  /** A function that stays the same; growing pauses without it. */
  pauseAfter?: PauseAfter
}

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
 * Polls while `active` and the page is visible, one poll at a time. A change of `progress`, or coming back to the page, starts with the
 * first pause again.
 */
export function usePolling(
  poll: () => Promise<unknown>,
  active: boolean,
  { progress, pauseAfter = growing }: Polling = {},
): void {
  const visible = useVisible()
  const pollOnce = useEffectEvent(poll)
  useEffect(() => {
    if (!active || !visible) return
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    function schedule(polls: number) {
      const pause = pauseAfter(polls)
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
  }, [active, visible, progress, pauseAfter])
}
