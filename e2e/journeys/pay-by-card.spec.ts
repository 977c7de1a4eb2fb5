import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { agentOf, readAmount, readAuthenticatorCode, signIn, readWallet } from '../support/agent.ts'
import { goToPayment, hotelPath, payButton } from '../support/booking.ts'
import { cardPage, cards, enterCard } from '../support/card-page.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'agent@demo.test'
/** A hotel that only one supplier sells, with free cancellation. */
const hotel = hotelPath('4940400185', 'SA4')

test('books by card, charges the card once and leaves the wallet unchanged', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await goToPayment(agent, hotel)
  const total = await readAmount(payButton(agent))

  await page.getByRole('radio', { name: t('payment:methods.CARD') }).check()
  await expectAccessible(page, 'paying by card')
  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  await page.getByRole('button', { name: patternOf(t('payment:buttons.CARD', { amount: wildcard })) }).click()
  await expect(page).toHaveURL(cardPage)

  await test.step('Back in the browser shows the open payment', async () => {
    await page.goBack()
    await expect(page.getByText(t('checkout:unknown.cardTitle'))).toBeVisible()
    await page.getByRole('link', { name: t('checkout:unknown.cardPage') }).click()
    await expect(page.getByText(patternOf(t('card:stages.open', { amount: wildcard })))).toBeVisible()
    await expectAccessible(page, 'an open card payment')
    await page.getByRole('link', { name: t('card:return') }).click()
    await expect(page).toHaveURL(cardPage)
  })
  await test.step('cancelling on the card page leads back to the payment step, with names and hold intact', async () => {
    await page.getByRole('link', { name: 'Cancel and return' }).click()
    await expect(page).toHaveURL(/\/payment-hotel\?.*step=pay/)
    await expect(page.getByRole('alert')).toContainText(t('checkout:pay.cardNotCharged'))
    await page.getByRole('radio', { name: t('payment:methods.CARD') }).check()
    await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
    await page.getByRole('button', { name: patternOf(t('payment:buttons.CARD', { amount: wildcard })) }).click()
    await expect(page).toHaveURL(cardPage)
  })
  await enterCard(page, cards.duplicated)
  await expect(page.getByRole('heading', { name: t('checkout:done.title') })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'a completed card payment')
  expect(await readWallet(agent)).toBe(balanceBefore)

  await page.getByRole('link', { name: t('checkout:done.open') }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(t('components:status.PAID')).first()).toBeVisible()
  await expect(main.getByText(t('history:kinds.AUTHORIZED'))).toHaveCount(1)
  const charged = main.getByRole('listitem').filter({ hasText: t('history:withoutWallet.CHARGED') })
  await expect(async () => {
    await page.reload()
    await expect(charged).toHaveCount(1, { timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  expect(await readAmount(charged)).toBe(total)
})

test('lets the agent pay another way if the card authorization lapses before the supplier confirms', async ({
  page,
}) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  // The supplier confirms after 20 s; the card authorization lapses after 10 s.
  await goToPayment(agent, hotelPath('4900000004'))
  const total = await readAmount(payButton(agent))
  await page.getByRole('radio', { name: t('payment:methods.CARD') }).check()
  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  await page.getByRole('button', { name: patternOf(t('payment:buttons.CARD', { amount: wildcard })) }).click()
  await enterCard(page, cards.lapsing)
  await expect(page.getByText(patternOf(t('card:stages.lapsed', { amount: wildcard })))).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: t('card:openBooking') }).click()

  await expect(page.getByRole('heading', { name: t('payment:lapsed.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('bookings:unpaid.title') })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'a booking whose card authorization lapsed')
  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  await page.getByRole('button', { name: patternOf(t('payment:buttons.WALLET', { amount: wildcard })) }).click()
  await expect(page.getByRole('heading', { name: t('payment:lapsed.title') })).toBeHidden()
  await expect(page.getByRole('main').getByText(t('components:status.PAID')).first()).toBeVisible()
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)
})
