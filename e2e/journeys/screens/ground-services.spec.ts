import { expect, type Page } from '@playwright/test'
import { dayFromNow } from '../../support/agent.ts'
import { testScreens, visit } from '../../support/screens.ts'
import { test } from '../../support/signed-in.ts'

const results = `/ground-services?arrivalDate=${dayFromNow(45)}&noOfPax=16&nationality=ID`
const cards = (page: Page) => page.getByRole('article')

test.describe.configure({ mode: 'parallel' })

testScreens(
  'ground services',
  {
    'ground services search form': async ({ page, t }) => {
      await visit(page, '/?product=groundServices')
      await expect(page.getByRole('combobox', { name: t('search:groundServices.pilgrims') })).toBeVisible()
    },
    packages: async ({ page }) => {
      await visit(page, results)
      await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
    },
    'packages with extras': async ({ page, t }) => {
      const extras = page.getByRole('region', { name: t('ground:extras.title') })
      await extras.getByRole('checkbox').first().click()
      await expect(page).toHaveURL(/extras=/)
      await expect(page.getByRole('button', { name: t('listing:offers.continue') }).first()).toBeEnabled()
    },
    'ground services checkout': async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('listing:offers.continue') })
        .first()
        .click()
      await expect(page.getByRole('checkbox', { name: t('checkout:ride.accept') })).toBeVisible()
    },
    'package filters on a phone': async ({ page, t }) => {
      await visit(page, `${results}&max=50000`)
      await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: new RegExp(`^${t('listing:filters')}\\s*\\d$`) }).click()
      await expect(page.getByRole('dialog', { name: t('listing:filters') })).toBeVisible()
    },
    'no packages': async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await visit(page, `${results}&max=1`)
      await expect(page.getByText(t('ground:filteredOut'))).toBeVisible({ timeout: 60_000 })
    },
    'incomplete ground services search': async ({ page, t }) => {
      await visit(page, '/ground-services?noOfPax=16')
      await expect(page.getByText(t('listing:incomplete.title.groundServices'))).toBeVisible()
    },
  },
  test,
)
