import { expect, type Page } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { bookingRows, hotelPath, listing, stayCard } from '../support/booking.ts'
import { test } from '../support/signed-in.ts'
import { languages } from '../support/texts.ts'

/** Bars that stay at an edge of the window while the page scrolls. */
const findFixedBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isBar = /fixed|sticky/.test(position) && width > innerWidth / 2 && height > 8 && element.checkVisibility()
      return isBar ? [element.outerHTML.slice(0, 120)] : []
    }),
  )

test('shows at most one fixed bar in a short window', async ({ page }) => {
  const agent = agentOf(page)
  const screens: Record<string, () => Promise<void>> = {
    [listing]: () => expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 }),
    [hotelPath('4900000007')]: () => expect(stayCard(agent).or(page.getByRole('radio').first()).first()).toBeAttached(),
    '/my-bookings': () => expect(bookingRows(page).first()).toBeVisible(),
  }
  for (const [path, expectOpened] of Object.entries(screens)) {
    await page.goto(path)
    await expectOpened()
    for (const [width, height] of [
      [640, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await findFixedBars(page)).length, `bars of ${path} at ${width} x ${height}`)
        .toBeLessThanOrEqual(1)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await findFixedBars(page)).length).toBeGreaterThan(1)
  }
})

test('never scrolls horizontally in a 320 px wide window, in any language', async ({ page }) => {
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

test('shows the selected tab and chart bars in forced colors', async ({ page }) => {
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

for (const language of ['en-US', 'ar-SA'] as const)
  test(`keeps the booking column in view while the other columns scroll horizontally (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/login`)
    const columns = 'service,leadName,status,deadline,tags,total,agentReference,commission,supplier'
    await page.goto(`/my-bookings?columns=${columns}`)
    const row = bookingRows(page).first()
    const [booking, supplier] = [row.getByRole('cell').first(), row.getByRole('cell').nth(8)]
    await expect(booking).toBeVisible()
    const table = page.getByRole('table').locator('..')
    const readVisibility = async () => {
      const [box, first, last] = await Promise.all([table, booking, supplier].map((part) => part.boundingBox()))
      if (!box || !first || !last) throw new Error('The table is not on screen')
      const isInside = ({ x, width }: { x: number; width: number }) =>
        x >= box.x - 1 && x + width <= box.x + box.width + 1
      return { booking: isInside(first), supplier: isInside(last) }
    }
    expect(await readVisibility()).toEqual({ booking: true, supplier: false })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await table.evaluate((element) => element.scrollBy(getComputedStyle(element).direction === 'rtl' ? -9999 : 9999, 0))
    expect(await readVisibility()).toEqual({ booking: true, supplier: true })
    // The row's link covers its cells.
    await supplier.click({ force: true })
    await expect(page).toHaveURL(/\/booking-detail\//)
  })
