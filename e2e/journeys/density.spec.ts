import { expect, type Locator, type Page } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { listing, stay } from '../support/booking.ts'
import { test } from '../support/signed-in.ts'
import { languages } from '../support/texts.ts'

// In the default mode, a failed test would skip the rest of its file.
test.describe.configure({ mode: 'parallel' })

const group = { noOfPax: '16', nationality: 'ID' }
const rides = `/transportation-results?${new URLSearchParams({ ...group, date: stay.checkIn }).toString()}`
const groundServices = `/ground-services?${new URLSearchParams({ ...group, arrivalDate: stay.checkIn }).toString()}`

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** Height of the tabs at the bottom of a phone screen, in px. */
const tabsHeight = 60

const bookings = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** Number of elements that end above a vertical position in the window, in px. */
const countEndingAbove = (elements: Locator, line: number): Promise<number> =>
  elements.evaluateAll(
    (all, edge) => all.filter((element) => element.getBoundingClientRect().bottom <= edge).length,
    line,
  )

for (const language of languages) {
  test(`shows ten bookings in compact rows on a desktop in ${language}, even after a reload`, async ({ page }) => {
    const { t } = agentOf(page, language)
    await page.setViewportSize(desktop)
    await page.goto(`/${language}/my-bookings`)
    const toggle = page.getByRole('button', { name: t('worklist:compactRows') })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => countEndingAbove(bookings(page), desktop.height)).toBeGreaterThanOrEqual(10)
    await page.reload()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => countEndingAbove(bookings(page), desktop.height)).toBeGreaterThanOrEqual(10)
    await toggle.click()
    await expect.poll(() => countEndingAbove(bookings(page), desktop.height)).toBeLessThan(10)
  })

  test(`shows an offer with its price on the first screen of the hotel list on a phone in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(`/${language}${listing}`)
    const offer = page
      .getByRole('article')
      .first()
      .getByRole('link')
      .filter({ hasText: /\d[.,]\d\d/ })
      .first()
    await expect(offer).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => countEndingAbove(offer, phone.height - tabsHeight)).toBe(1)
  })
}

test('shows as many bookings in Urdu as in Arabic', async ({ page }) => {
  const countIn = async (language: string, viewport: typeof desktop) => {
    await page.setViewportSize(viewport)
    // In this sort order, other journeys rarely change the first rows in the meantime.
    await page.goto(`/${language}/my-bookings?sort=TOTAL_DESC`)
    await expect(bookings(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    return countEndingAbove(bookings(page), viewport.height - (viewport === phone ? tabsHeight : 0))
  }
  for (const viewport of [desktop, phone])
    expect(await countIn('ur-PK', viewport)).toBe(await countIn('ar-SA', viewport))
})

/** Paths of lists, each with a locator of a toolbar control. */
const lists: Record<string, { path: string; control: (page: Page) => Locator }> = {
  bookings: { path: '/my-bookings', control: (page) => page.getByRole('search').locator('xpath=..') },
  hotels: { path: listing, control: (page) => page.locator('[data-sort]') },
  vehicles: { path: rides, control: (page) => page.locator('[data-sort]') },
  packages: { path: groundServices, control: (page) => page.locator('[data-sort]') },
  'wallet statement': {
    path: '/wallet',
    control: (page) => page.getByRole('main').getByRole('combobox').first().locator('xpath=../..'),
  },
}

for (const [name, { path, control }] of Object.entries(lists)) {
  test(`draws all controls above the ${name} with the same height and border`, async ({ page }) => {
    await page.goto(path)
    await expect(control(page)).toBeVisible({ timeout: 60_000 })
    const toolbar = control(page).locator('xpath=..')
    for (const [viewport, height] of [
      [desktop, 36],
      [phone, 44],
    ] as const) {
      await page.setViewportSize(viewport)
      await expect
        .poll(() =>
          toolbar.locator('[data-field], [data-sort], button').evaluateAll((controls) => {
            const visible = controls.filter((element) => element.checkVisibility())
            const appearances = visible.map((element) => {
              return `${element.getBoundingClientRect().height} px, ${getComputedStyle(element).borderTopColor}`
            })
            return [...new Set(appearances)]
          }),
        )
        .toEqual([expect.stringContaining(`${height} px`)])
    }
  })
}

test('shows hotel cards in Arabic and Urdu at most one line taller than in English', async ({ page }) => {
  await page.setViewportSize(desktop)
  const heightIn = async (language: string) => {
    await page.goto(`/${language}${listing}`)
    const card = page.getByRole('article').first()
    await expect(card).toBeVisible({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    return card.evaluate((element) => element.getBoundingClientRect().height)
  }
  const english = await heightIn('en-US')
  for (const language of ['ar-SA', 'ur-PK'])
    expect.soft(await heightIn(language), language).toBeLessThanOrEqual(english + 24)
})
