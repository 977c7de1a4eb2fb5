import { expect, type Page } from '@playwright/test'
import { dayFromNow } from '../../support/agent.ts'
import { testScreens, visit } from '../../support/screens.ts'
import { test } from '../../support/signed-in.ts'

const results = `/transportation-results?date=${dayFromNow(45)}&noOfPax=16&nationality=ID&routeCode=202`
const cards = (page: Page) => page.getByRole('article')

test.describe.configure({ mode: 'parallel' })

testScreens(
  'transport',
  {
    'transport search form': async ({ page, t }) => {
      await visit(page, '/?product=transport')
      await expect(page.getByRole('combobox', { name: t('search:transport.route') })).toBeVisible()
    },
    'transport calendar': async ({ page, t }) => {
      await page.getByRole('button', { name: t('search:day.label') }).click()
      await expect(page.getByRole('dialog').getByRole('grid')).toHaveCount(2)
    },
    vehicles: async ({ page }) => {
      await page.keyboard.press('Escape')
      await visit(page, results)
      await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
    },
    'chosen vehicles': async ({ page, t }) => {
      await page.getByRole('button', { name: t('transport:proposal.choose') }).click()
      await expect(page.getByRole('region', { name: t('transport:choice.title') })).toBeVisible()
    },
    'ride checkout': async ({ page, t }) => {
      await page.getByRole('button', { name: t('listing:offers.continue') }).click()
      await expect(page.getByRole('checkbox', { name: t('checkout:ride.accept') })).toBeVisible()
    },
    'vehicle filters on a phone': async ({ page, t }) => {
      await visit(page, `${results}&types=VAN`)
      await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: new RegExp(`^${t('listing:filters')}\\s*\\d$`) }).click()
      await expect(page.getByRole('dialog', { name: t('listing:filters') })).toBeVisible()
    },
    'no vehicles': async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await visit(page, `${results}&max=1`)
      await expect(page.getByText(t('transport:filteredOut'))).toBeVisible({ timeout: 60_000 })
    },
    'incomplete transport search': async ({ page, t }) => {
      await visit(page, '/transportation-results?noOfPax=16')
      await expect(page.getByText(t('listing:incomplete.title.transport'))).toBeVisible()
    },
  },
  test,
)
