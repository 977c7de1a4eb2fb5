/** The time from a click to the screen, in Chromium with a slower processor. */
import { type Locator, type Page, chromium } from '@playwright/test'
import { agentOf, signIn } from '../../../e2e/support/agent.ts'
import { held } from '../goals.ts'
import { median } from '../measure.ts'
import { executablePath, listing } from './browser.ts'

const clicks = 6
const slowdown = 4

/**
 * Time from a click until the window shows its hotels, without any request. If the first frame after the click shows them, the browser itself
 * reports when it was on screen. Otherwise a task after each frame, when layout is done, reads the window; pictures can delay that task.
 */
async function untilShown(page: Page, target: Locator): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        let painted = 0
        let shown = ''
        let onScreen: number | undefined
        let named: string | undefined
        let isFrameAwaited = false
        let request: PerformanceResourceTiming | undefined
        let settled: ReturnType<typeof setTimeout> | undefined
        const inWindow = () =>
          Array.from(document.querySelectorAll('main :is(h1, aside, article)'), (part) => {
            // Measuring skipped content would force its layout.
            if (!part.checkVisibility({ contentVisibilityAuto: true })) return ''
            const { top, bottom } = part.getBoundingClientRect()
            return bottom > 0 && top < innerHeight ? `${Math.round(top)} ${part.textContent}` : ''
          }).join('')
        // Read without a layout.
        const names = () =>
          Array.from(
            document.querySelectorAll('main :is(h1, :not([aria-hidden]) > article h2)'),
            ({ textContent }) => textContent,
          )
            .slice(0, 3)
            .join()
        const finish = () => {
          changes.disconnect()
          requests.disconnect()
          events.disconnect()
          const isFirstFrame = named === names()
          // Ignores prefetches of another filter that the pointer now hovers.
          const waited = request && request.startTime < painted ? request.responseEnd - request.startTime : 0
          resolve((isFirstFrame ? onScreen : undefined) ?? painted - clicked - waited)
        }
        const look = () => {
          const now = performance.now()
          isFrameAwaited = false
          named ??= names()
          const seen = inWindow()
          if (seen !== shown) painted = now
          shown = seen
          clearTimeout(settled)
          if (!document.querySelector('main [aria-busy=true]')) settled = setTimeout(finish, 1000)
        }
        const changes = new MutationObserver(() => {
          if (isFrameAwaited || !clicked) return
          isFrameAwaited = true
          // The next task after the frame that the change is painted in. A message event would wait behind decoded pictures.
          requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }))
        })
        const requests = new PerformanceObserver((list) => {
          // Ignores requests that started earlier, such as the poll for slow suppliers.
          const isAsked = ({ name, startTime }: PerformanceEntry) =>
            name.endsWith('/graphql') && clicked > 0 && startTime >= clicked
          request ??= list.getEntries().find(isAsked) as typeof request
        })
        const events = new PerformanceObserver((list) => {
          for (const { name, startTime, duration } of list.getEntries())
            if (name === 'click' && startTime === clicked) onScreen = duration
        })
        const clicksOfAnyLength: PerformanceObserverInit & { durationThreshold: number } = {
          type: 'event',
          durationThreshold: 16,
        }
        events.observe(clicksOfAnyLength)
        addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true, once: true })
        changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        requests.observe({ type: 'resource' })
      }),
  )
  // People hover before they click.
  await target.hover()
  await page.waitForTimeout(300)
  // Presses at the pointer: Playwright's own checks before a click must not count as the product's time.
  await page.mouse.down()
  await page.mouse.up()
  return time
}

/** Clicks on the list of hotels of a running stack. */
export async function measureClicks(url: string): Promise<void> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } })
    await signIn(agentOf(page), 'agent@demo.test')
    await page.goto(listing)
    await page.getByRole('checkbox').first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const measure = async (what: string, targetOf: (turn: number) => Locator) => {
      const times: number[] = []
      for (let turn = 0; turn < clicks; turn++) {
        // Scrolling loads the pictures at the end of a list, so it must not be part of the click.
        await targetOf(turn).scrollIntoViewIfNeeded()
        await page.waitForTimeout(2000)
        times.push(await untilShown(page, targetOf(turn)))
      }
      const middle = median(times)
      held({
        what: `${what}, ${slowdown} × slower CPU, until the window shows its hotels, beside the network`,
        goal: '≤ 100 ms',
        figure: `${middle.toFixed(0)} ms`,
        reached: middle <= 100,
      })
    }
    const t = agentOf(page).t
    await measure('A page not asked before', () => page.getByRole('button', { name: t('components:pages.next') }))
    await page.goto(listing)
    await page.getByRole('checkbox').first().waitFor()
    await measure('A filter click', (turn) => page.getByRole('checkbox').nth(turn))
  } finally {
    await browser.close()
  }
}
