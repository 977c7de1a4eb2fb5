import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import {
  type Agent,
  agentOf,
  readAmount,
  readAuthenticatorCode,
  dayFromNow,
  signIn,
  readWallet,
} from '../support/agent.ts'
import {
  acceptTerms,
  cancelBooking,
  checkoutStep,
  waitForConfirmation,
  fillInTravelers,
  pay,
  payButton,
} from '../support/booking.ts'
import { chooseDays, submitSearch } from '../support/search-form.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'agent@demo.test'
/** Arrival day, far enough ahead for free cancellation. */
const day = dayFromNow(45)

/** The first package that can be cancelled free of charge. */
const packageWithFreeCancellation = ({ page, t }: Agent) =>
  page
    .getByRole('article')
    .filter({ hasText: patternOf(t('components:cancellation.freeUntilDay', { day: wildcard })) })
    .first()

test('searches ground services, books a package with a guide for three days and cancels it', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await page.getByRole('link', { name: t('common:nav.search'), exact: true }).click()
  await page.getByRole('link', { name: t('search:products.groundServices'), exact: true }).click()
  const form = page.getByRole('form', { name: t('search:groundServices.label') })
  await form.getByRole('button', { name: t('search:groundServices.arrival') }).click()
  await chooseDays(agent, t('search:groundServices.arrival'), [day])
  await form.getByRole('combobox', { name: t('search:groundServices.pilgrims') }).selectOption('3')
  await submitSearch(agent, form)

  const totalWithoutExtras = await readAmount(packageWithFreeCancellation(agent))
  await test.step('the URL keeps the extras', async () => {
    const extras = page.getByRole('region', { name: t('ground:extras.title') })
    await extras.getByRole('checkbox').first().click()
    const more = extras.getByRole('button', { name: t('components:more', { what: t('ground:extras.days') }) })
    await more.click()
    await more.click()
    await expect(page).toHaveURL(/extras=\w+%3A1%3A3/)
    await page.reload()
    await expect(extras.getByRole('checkbox').first()).toBeChecked()
  })

  await packageWithFreeCancellation(agent)
    .getByRole('button', { name: t('listing:offers.continue') })
    .click()
  await acceptTerms(agent)
  await checkoutStep(agent, 'travelers')
    .getByRole('textbox', { name: t('checkout:ride.passport') })
    .fill('a1234567')
  await fillInTravelers(agent)
  const total = await readAmount(payButton(agent))
  expect(total).toBeGreaterThan(totalWithoutExtras)
  await pay(agent, await readAuthenticatorCode(stackEnv, email))
  await page.goto(await waitForConfirmation(agent))
  await expect(page.getByText('A1234567')).toBeVisible()
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)
  await cancelBooking(agent, total)
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore)
})
