import { expect, type Locator, type Page } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { listing } from '../support/booking.ts'
import { test } from '../support/signed-in.ts'
import { languages } from '../support/texts.ts'

// Without this, a failed test would skip the rest of its file.
test.describe.configure({ mode: 'parallel' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** Height of the tabs at the lower edge of a phone. */
const tabs = 60

const bookings = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** How many elements end above a line of the window. */
const endingAbove = (elements: Locator, line: number): Promise<number> =>
  elements.evaluateAll(
    (all, edge) => all.filter((element) => element.getBoundingClientRect().bottom <= edge).length,
    line,
  )

for (const language of languages) {
  test(`shows ten bookings in compact rows on a desktop in ${language}, even after a reload`, async ({ page }) => {
    const { t } = agentOf(page, language)
    await page.setViewportSize(desk)
    await page.goto(`/${language}/my-bookings`)
    const toggle = page.getByRole('button', { name: t('worklist:compactRows') })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => endingAbove(bookings(page), desk.height)).toBeGreaterThanOrEqual(10)
    await page.reload()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => endingAbove(bookings(page), desk.height)).toBeGreaterThanOrEqual(10)
    await toggle.click()
    await expect.poll(() => endingAbove(bookings(page), desk.height)).toBeLessThan(10)
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
    await expect.poll(() => endingAbove(offer, phone.height - tabs)).toBe(1)
  })
}

test('shows as many bookings in Urdu as in Arabic', async ({ page }) => {
  const countIn = async (language: string, window: typeof desk) => {
    await page.setViewportSize(window)
    await page.goto(`/${language}/my-bookings`)
    await expect(bookings(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    return endingAbove(bookings(page), window.height - (window === phone ? tabs : 0))
  }
  for (const window of [desk, phone]) expect(await countIn('ur-PK', window)).toBe(await countIn('ar-SA', window))
})

test('gives all controls above the bookings the same height and border', async ({ page }) => {
  await page.goto('/my-bookings')
  const toolbar = page.getByRole('search').locator('xpath=../..')
  for (const [window, height] of [
    [desk, 36],
    [phone, 44],
  ] as const) {
    await page.setViewportSize(window)
    await expect
      .poll(() =>
        toolbar.locator('[data-field], [data-sort], button').evaluateAll((controls) => {
          const visible = controls.filter((control) => control.checkVisibility())
          const looks = visible.map((control) => {
            return `${control.getBoundingClientRect().height} px, ${getComputedStyle(control).borderTopColor}`
          })
          return [...new Set(looks)]
        }),
      )
      .toEqual([expect.stringContaining(`${height} px`)])
  }
})
