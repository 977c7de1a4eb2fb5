import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, agentOf } from '../support/agent.ts'
import { bookingRows, checkoutStep, continueWithRooms, hotelPath, shortListing } from '../support/booking.ts'
import { heading } from '../support/screens.ts'
import { test } from '../support/signed-in.ts'

const web = join(import.meta.dirname, '../../web')
const builtUrl = `http://localhost:${stackEnv.PORT}`
const port = Number(stackEnv.PORT) + 9
/** A test hotel that is never sold out. */
const hotel = hotelPath('4900000006')
const devServerUrl = `http://localhost:${port}`

/** Starts the dev server, where Chakra styles every element in the browser. */
async function startDevServer(): Promise<ViteDevServer> {
  process.env['API_URL'] = builtUrl
  const server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    server: { port, strictPort: true },
    logLevel: 'warn',
  })
  return server.listen()
}

/** Copies the session of a context to the origin of the dev server. */
async function copySessionForDevServer(context: BrowserContext) {
  const { origins } = await context.storageState()
  return { cookies: [], origins: origins.map(({ localStorage }) => ({ origin: devServerUrl, localStorage })) }
}

/** Computed styles of the elements at the given indexes of the document. Without indexes, one element for each combination of tag, class and parent class. */
const readStyles = (page: Page, indexes?: number[]): Promise<Record<number, string[]>> =>
  page.evaluate((givenIndexes) => {
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => !element.closest('svg, script, style, vite-error-overlay'),
    )
    const firsts = new Map(
      elements
        .map((_, index) => elements.length - 1 - index)
        .map((index) => {
          const { tagName, className, parentElement } = elements[index] as Element
          return [`${tagName} ${className} in ${parentElement?.className}`, index]
        }),
    )
    const chosen = givenIndexes ?? [...firsts.values()]
    return Object.fromEntries(
      chosen.map((index) => {
        const element = elements[index]
        if (!element) return [index, ['missing']]
        const styles = getComputedStyle(element)
        const lines = [...styles].flatMap((name) =>
          // The build omits prefixes that no supported browser needs, and shortens positions.
          name.startsWith('--') || name.startsWith('-webkit-box-') || name === 'background-position'
            ? []
            : [`${name}: ${styles.getPropertyValue(name)}`],
        )
        return [index, [`${element.tagName} ${element.textContent?.slice(0, 20)}`, ...lines]]
      }),
    )
  }, indexes)

/** Styles that only the built app has. */
async function findDifferences(page: Page, devPage: Page): Promise<string[]> {
  const builtStyles = await readStyles(page)
  const indexes = Object.keys(builtStyles).map(Number)
  const devStyles = await readStyles(devPage, indexes)
  return indexes.flatMap((index) => {
    const others = new Set(devStyles[index])
    const [element, ...lines] = builtStyles[index] ?? []
    return lines.filter((line) => !others.has(line)).map((line) => `${element}: ${line}`)
  })
}

/** Opens a path without reloading the page, because the dev server sends more than a thousand modules on each reload. */
const openInApp = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Paths of screens, each with the role of an element that appears when the screen has loaded. */
async function listScreens(agent: Agent) {
  const { page } = agent
  await page.goto('/my-bookings')
  const booking = (await bookingRows(page).first().getByRole('link').first().getAttribute('href')) ?? ''
  await page.goto(hotel)
  await continueWithRooms(agent)
  await expect(checkoutStep(agent, 'review')).toBeVisible()
  const { pathname, search } = new URL(page.url())
  return [
    ['/', 'form'],
    [shortListing, 'article'],
    [hotel, 'radio'],
    [pathname + search, 'checkbox'],
    ['/my-bookings', 'row'],
    [booking, 'list'],
    ['/wallet', 'row'],
    ['/profile', 'textbox'],
  ] as const
}

test('styles every element of the built app like the dev server does', async ({ page, context, browser }) => {
  const server = await startDevServer()
  const dev = await browser.newContext({
    storageState: await copySessionForDevServer(context),
    reducedMotion: 'reduce',
  })
  try {
    const devPage = await dev.newPage()
    const screens = await listScreens(agentOf(page))
    await page.goto(builtUrl)
    await devPage.goto(devServerUrl)
    await expect(heading(devPage)).toBeVisible({ timeout: 120_000 })
    for (const [path, loaded] of screens) {
      for (const one of [page, devPage]) {
        await openInApp(one, path)
        await expect(heading(one)).toBeVisible({ timeout: 60_000 })
        await expect(one.getByRole('main').getByRole(loaded).first()).toBeVisible({ timeout: 60_000 })
      }
      for (const width of [1280, 360]) {
        for (const one of [page, devPage]) await one.setViewportSize({ width, height: 900 })
        // Late offers and countdowns may have reached only one of the pages.
        await expect.poll(() => findDifferences(page, devPage), `${path} at ${width} px`).toEqual([])
      }
    }
  } finally {
    await dev.close()
    await server.close()
  }
})
