import { setImmediate as afterOthers } from 'node:timers/promises'

/** Maximum time in milliseconds for which a long loop blocks the event loop. */
const turnMs = 2

/** Divides a long loop into turns: `if (turn.isOver()) await turn.next()` in each step lets other pending work run first. */
export function turns() {
  let started = performance.now()
  return {
    isOver: () => performance.now() - started > turnMs,
    async next() {
      await afterOthers()
      started = performance.now()
    },
  }
}
