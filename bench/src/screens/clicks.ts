/** The time from a click to the screen, in Chromium with a slower processor. */
import { type Locator, type Page, chromium } from '@playwright/test'
import { agentOf, signIn } from '../../../e2e/support/agent.ts'
import { held } from '../goals.ts'
import { median } from '../measure.ts'
import { executablePath, listing } from './browser.ts'

const clicks = 6
const slowdown = 4

/**
 * From a click until the window shows its hotels, without the time of the request if there is one. When the first frame after the click shows them, the browser
 * itself says when it was on screen. Otherwise what the window shows is read after each frame, when the browser has laid it out anyway: a task that pictures can delay.
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
            // What is skipped would be laid out to be measured.
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
          // What another filter asks for afterwards, once the pointer lies on it, is not waited for.
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
          // The next task after the frame that the change is painted in. A message would wait for the pictures that have arrived.
          requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }))
        })
        const requests = new PerformanceObserver((list) => {
          // Not one that was on its way before, such as the wait for slow suppliers.
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
  // As a person does, who looks at what the pointer is on before clicking.
  await target.hover()
  await page.waitForTimeout(300)
  // Where the pointer rests: what the browser checks before a click of a test is not the product's time.
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
        // The pictures at the end of a list are loaded when it is scrolled there, not by the click.
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
