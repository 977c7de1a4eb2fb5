import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { agentOf, readAmount, readAuthenticatorCode, signIn, readWallet } from '../support/agent.ts'
import { bookingRows, goToPayment, waitForHeldBooking, hotelPath, payButton } from '../support/booking.ts'
import { cards, enterCard } from '../support/card-page.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'agent@demo.test'
/** A hotel that only one supplier sells. The supplier accepts unpaid bookings, and every rate has free cancellation. */
const hotel = hotelPath('4940400185', 'SA4')

test('holds a booking without payment and pays it on the booking page', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await goToPayment(agent, hotel)
  const total = await readAmount(payButton(agent))
  await page.getByRole('button', { name: patternOf(t('checkout:pay.later', { instant: wildcard })) }).click()
  const booking = await waitForHeldBooking(agent)
  await expect(page.getByText(patternOf(t('checkout:done.payBy', { instant: wildcard })))).toBeVisible()
  expect(await readWallet(agent)).toBe(balanceBefore)

  await page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()
  const row = bookingRows(page).first()
  await expect(row).toContainText(t('bookings:unpaid.title'))
  await page.goto(booking)
  await expectAccessible(page, 'booking held without payment')

  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  await page.getByRole('button', { name: patternOf(t('payment:buttons.WALLET', { amount: wildcard })) }).click()
  await expect(page.getByText(patternOf(t('bookings:unpaid.due', { instant: wildcard })))).toBeHidden()
  await expect(page.getByRole('main').getByText(t('components:status.PAID')).first()).toBeVisible()
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)
})

test('pays a held booking by card without charging the wallet', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await goToPayment(agent, hotel)
  await page.getByRole('button', { name: patternOf(t('checkout:pay.later', { instant: wildcard })) }).click()
  await page.goto(await waitForHeldBooking(agent))

  await page.getByRole('radio', { name: t('payment:methods.CARD') }).check()
  await expectAccessible(page, 'paying a held booking by card')
  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  await page.getByRole('button', { name: patternOf(t('payment:buttons.CARD', { amount: wildcard })) }).click()
  await enterCard(page, cards.accepted)
  await expect(page.getByText(patternOf(t('card:stages.booked', { amount: wildcard })))).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: t('card:openBooking') }).click()
  await expect(page.getByRole('main').getByText(t('components:status.PAID')).first()).toBeVisible()
  expect(await readWallet(agent)).toBe(balanceBefore)
})
