import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Maximum time in milliseconds for which a long loop blocks the event loop. */
const turnMs = 2

/** Divides a long loop into turns: call `if (turn.isOver()) await turn.next()` in each step to let other pending work run. */
export function createTurns() {
  let started = performance.now()
  return {
    isOver: () => performance.now() - started > turnMs,
    async next() {
      await yieldToEventLoop()
      started = performance.now()
    },
  }
}
