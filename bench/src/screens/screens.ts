/** Measures the web app in Chromium, signed in to its own stack: Lighthouse scores, and the time from a click until the result is on screen. */
import { startStack } from '../../../e2e/support/stack.ts'
import { measureClicks } from './clicks.ts'
import { measureScores } from './lighthouse.ts'

export async function measureScreens(): Promise<void> {
  const stack = await startStack()
  try {
    await measureScores(stack.url)
    await measureClicks(stack.url)
  } finally {
    await stack.stop()
  }
}
