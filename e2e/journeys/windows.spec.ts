import { expect, type Page } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { bookingRows, hotelAddress, listing, stayCard } from '../support/booking.ts'
import { test } from '../support/signed-in.ts'
import { languages } from '../support/texts.ts'

/** What stays at an edge of the window while the page scrolls. */
const fixedBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isBar = /fixed|sticky/.test(position) && width > innerWidth / 2 && height > 8 && element.checkVisibility()
      return isBar ? [element.outerHTML.slice(0, 120)] : []
    }),
  )

test('leaves a low window to the page, with one bar at most', async ({ page }) => {
  const agent = agentOf(page)
  const screens: Record<string, () => Promise<void>> = {
    [listing]: () => expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 }),
    [hotelAddress('4900000007')]: () =>
      expect(stayCard(agent).or(page.getByRole('radio').first()).first()).toBeAttached(),
    '/my-bookings': () => expect(bookingRows(page).first()).toBeVisible(),
  }
  for (const [address, opened] of Object.entries(screens)) {
    await page.goto(address)
    await opened()
    for (const [width, height] of [
      [640, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await fixedBars(page)).length, `bars of ${address} at ${width} x ${height}`)
        .toBeLessThanOrEqual(1)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await fixedBars(page)).length).toBeGreaterThan(1)
  }
})

test('never scrolls sideways in a window of 320 px, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const language of languages) {
    await page.goto(`/${language}/about-us`)
    for (const path of ['/', '/my-bookings', '/wallet']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${path} in ${language}`).toBeLessThanOrEqual(320)
    }
  }
})

test('shows the chosen tab and drawn bars in the colors that a device forces', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/my-bookings')
  await expect(bookingRows(page).first()).toBeVisible()
  const edges = await page
    .getByRole('navigation')
    .filter({ has: page.locator('[aria-current=true]') })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth))
  expect(edges).toEqual(['3px', ...edges.slice(1).map(() => '0px')])
  const bar = page.locator('[data-drawing=bar]').first()
  await expect(bar).toHaveCSS('outline-style', 'solid')
  await expect(bar).toHaveCSS('forced-color-adjust', 'none')
})
