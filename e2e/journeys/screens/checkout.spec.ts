import { expect, type Page } from '@playwright/test'
import {
  acceptTerms,
  checkoutStep,
  continueWithRooms,
  fillInTravelers,
  payButton,
  shortListing,
  stayCard,
} from '../../support/booking.ts'
import { heading, testScreens, visit } from '../../support/screens.ts'
import { test } from '../../support/signed-in.ts'
import { wildcard, patternOf } from '../../support/texts.ts'

const cards = (page: Page) => page.getByRole('article')

// In the default mode, a failed test would skip the rest of its file.
test.describe.configure({ mode: 'parallel' })

testScreens(
  'hotel and checkout',
  {
    hotel: async (agent) => {
      const { page } = agent
      await visit(page, shortListing)
      await cards(page).first().getByRole('heading').click({ timeout: 60_000 })
      await expect(stayCard(agent)).toContainText(/\d/)
    },
    photos: async ({ page, t }) => {
      await page
        .getByRole('button', { name: patternOf(t('hotel:photos.all', { count: 9 }).replace('9', wildcard)) })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    terms: async (agent) => {
      await agent.page.keyboard.press('Escape')
      await continueWithRooms(agent)
      await expect(checkoutStep(agent, 'review')).toBeVisible()
    },
    travelers: async (agent) => {
      await acceptTerms(agent)
      await expect(checkoutStep(agent, 'travelers')).toBeVisible()
    },
    'travelers with errors': async ({ page, t }) => {
      await page.getByRole('button', { name: t('checkout:travelers.continue') }).click()
      await expect(page.getByText(t('fields:errors.firstNameMissing')).first()).toBeVisible()
    },
    payment: async (agent) => {
      await fillInTravelers(agent)
      await expect(payButton(agent)).toContainText(/\d/)
    },
    'unknown quote': async ({ page, t }) => {
      await visit(page, '/payment-hotel?quote=nothing')
      await expect(heading(page)).toHaveText(t('errors:payment.title'))
    },
  },
  test,
)
