import { useEffect, useEffectEvent, useState } from 'react'

/** Returns the pause in milliseconds after a number of polls, or undefined to stop polling. */
type PauseAfter = (polls: number) => number | undefined

/** Polling stops after the last of these pauses, after about a quarter of an hour in total. */
const growingPauses = [5, 5, 10, 20, 40, ...Array.from({ length: 14 }, () => 60)].map((seconds) => seconds * 1000)
const growingPauseAfter: PauseAfter = (polls) => growingPauses[polls]

/** For data that others may change at any time. */
export const everyFiveSeconds: PauseAfter = () => 5000

interface PollingOptions {
  /** A change restarts the pauses from the first one. */
  progress?: string | number | undefined
  /** Must be a stable function. Defaults to growing pauses. */
  pauseAfter?: PauseAfter
}

function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return visible
}

/**
 * Polls while `active` is true and the page is visible, one poll at a time. A change of `progress`, or returning to the page, restarts the
 * pauses from the first one.
 */
export function usePolling(
  poll: () => Promise<unknown>,
  active: boolean,
  { progress, pauseAfter = growingPauseAfter }: PollingOptions = {},
): void {
  const visible = usePageVisible()
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
        // Polling continues after a failure, which the page reports.
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
