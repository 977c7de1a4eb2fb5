import { expect, type Page } from '@playwright/test'
import { listing, shortListing } from '../../support/booking.ts'
import { testScreens, visit } from '../../support/screens.ts'
import { test } from '../../support/signed-in.ts'

const cards = (page: Page) => page.getByRole('article')

// In the default mode, a failed test would skip the rest of its file.
test.describe.configure({ mode: 'parallel' })

testScreens(
  'search form',
  {
    home: async ({ page, t }) => {
      await visit(page, '/')
      await expect(page.getByRole('region', { name: t('home:sets.ARRIVALS') }).getByRole('listitem')).not.toHaveCount(0)
      await expect(page.getByText(t('home:wallet.balance'))).toBeVisible()
    },
    'search form calendar': async ({ page, t }) => {
      await page.getByRole('button', { name: t('search:dates') }).click()
      const months = page.getByRole('dialog').getByRole('grid')
      await expect(months).toHaveCount(2)
      const [one, other] = await Promise.all([months.first().boundingBox(), months.last().boundingBox()])
      const gap = Math.abs((one?.x ?? 0) - (other?.x ?? 0)) - (one?.width ?? 0)
      expect(gap, 'pixels between the two months').toBeGreaterThan(8)
    },
    'search form rooms': async ({ page, t }) => {
      await page.keyboard.press('Escape')
      // Waits until focus is back on the button. If the next panel opened earlier, the returning focus would close it.
      await expect(page.getByRole('button', { name: t('search:dates') })).toBeFocused()
      await page.getByRole('button', { name: t('search:rooms') }).click()
      const more = t('components:more', { what: t('search:children') })
      await page.getByRole('dialog').getByRole('button', { name: more }).click()
    },
  },
  test,
)

testScreens(
  'results',
  {
    results: async ({ page }) => {
      await visit(page, listing)
      await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
    },
    'edited search': async ({ page, t }) => {
      await visit(page, shortListing)
      await page.getByRole('button', { name: t('search:edit') }).click()
      await expect(page.getByRole('combobox', { name: t('search:city') })).toBeFocused()
    },
    'filters on a phone': async ({ page, t }) => {
      await visit(page, shortListing)
      await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: new RegExp(`^${t('listing:filters')}\\s*\\d$`) }).click()
      await expect(page.getByRole('dialog', { name: t('listing:filters') })).toBeVisible()
    },
    map: async ({ page }) => {
      await page.keyboard.press('Escape')
      await visit(page, `${listing}&view=map`)
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    },
    'no results': async ({ page, t }) => {
      await visit(page, `${listing}&name=xyzzy`)
      await expect(page.getByText(t('hotels:filteredOut.title'))).toBeVisible({ timeout: 60_000 })
    },
    'incomplete search': async ({ page, t }) => {
      await visit(page, '/hotel-listing?rooms=x')
      await expect(page.getByText(t('listing:incomplete.title.hotels'))).toBeVisible()
    },
  },
  test,
)
