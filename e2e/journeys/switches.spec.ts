import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, agentOf, authenticatorCode, halalasIn, signIn, walletOf } from '../support/agent.ts'
import {
  acceptTerms,
  bookingRows,
  checkoutStep,
  confirmedBooking,
  continueWithRooms,
  goToPayment,
  hotelAddress,
  nameTravellers,
  pay,
  payButton,
  stayTotal,
} from '../support/booking.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { anything, patternOf } from '../support/texts.ts'

const priceDialog = ({ page, t }: Agent) =>
  page.getByRole('alertdialog', { name: patternOf(t('components:priceChange.rose', { amount: anything })) })

/** Old and new price of the dialog, in halalas. */
async function pricesIn(agent: Agent): Promise<{ was: number; now: number }> {
  const text = await priceDialog(agent).innerText()
  const after = (key: string) => halalasIn(text.split(agent.t(`components:priceChange.${key}`))[1] ?? '')
  return { was: after('was'), now: after('now') }
}

const accept = (agent: Agent) =>
  priceDialog(agent)
    .getByRole('button', { name: patternOf(agent.t('components:priceChange.accept', { amount: anything })) })
    .click()

const undecided = ({ page, t }: Agent) => page.getByRole('heading', { name: t('checkout:unknown.title') })

const openBookings = ({ page, t }: Agent) =>
  page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()

/** How many bookings the company has, as the open list says. */
async function bookingCount({ page, t }: Agent): Promise<number> {
  const all = page
    .getByRole('navigation', { name: t('bookings:columns.status') })
    .getByRole('link')
    .first()
  await expect(all).toContainText(/[1-9]/)
  return Number((await all.innerText()).replaceAll(/\D/g, ''))
}

test('a price that rises when the rooms are checked is agreed to before the checkout opens', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto(hotelAddress('4900000001'))
  const shown = await stayTotal(agent, t('stay:total'))
  await continueWithRooms(agent)
  await expect(priceDialog(agent)).toBeVisible()
  await expectAccessible(page, 'price that rose')
  const { was, now } = await pricesIn(agent)
  expect(was).toBe(shown)
  expect(now).toBeGreaterThan(was)

  await priceDialog(agent)
    .getByRole('button', { name: t('components:priceChange.decline') })
    .click()
  await expect(priceDialog(agent)).toBeHidden()
  await continueWithRooms(agent)
  await accept(agent)
  await expect(checkoutStep(agent, 'review')).toBeVisible()
  expect(await stayTotal(agent, t('checkout:summary.toPay'))).toBe(now)
})

test('a price that rises before the payment is charged only after it was agreed to', async ({ page }) => {
  const agent = agentOf(page)
  const email = 'colleague@demo.test'
  await signIn(agent, email)
  await goToPayment(agent, '4900000002')
  const before = await walletOf(agent)
  const shown = halalasIn(await payButton(agent).innerText())
  const code = await authenticatorCode(stackEnv, email)
  await pay(agent, code)
  await expect(priceDialog(agent)).toBeVisible()
  const { was, now } = await pricesIn(agent)
  expect(was).toBe(shown)
  expect(now).toBeGreaterThan(was)
  await accept(agent)
  await expect(priceDialog(agent)).toBeHidden()
  await expect(payButton(agent)).toContainText(/\d/)
  expect(halalasIn(await payButton(agent).innerText())).toBe(now)
  expect(await walletOf(agent)).toBe(before)
  // Refused before the supplier was asked, so the code is still good.
  await pay(agent, code)
  await confirmedBooking(agent)
  await expect.poll(() => walletOf(agent)).toBe(before - now)
})

test('rooms that are gone when they are checked leave the page open for others', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto(hotelAddress('4900000003'))
  await continueWithRooms(agent)
  await expect(page.getByText(t('hotel:unavailable.title'))).toBeVisible()
  await expectAccessible(page, 'rooms that are gone')
  await page.getByRole('button', { name: t('hotel:unavailable.other') }).click()
  await expect(page.getByText(t('hotel:unavailable.title'))).toBeHidden()
  await expect(page).toHaveURL(/\/hotel\?/)
})

test('a booking that the supplier has not decided yet becomes confirmed by itself', async ({ page }) => {
  const agent = agentOf(page)
  const email = 'partner@demo.test'
  await signIn(agent, email)
  await goToPayment(agent, '4900000004')
  const before = await walletOf(agent)
  const total = halalasIn(await payButton(agent).innerText())
  await pay(agent, await authenticatorCode(stackEnv, email))
  await expect(undecided(agent)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'undecided booking')
  await expect(payButton(agent)).toHaveCount(0)
  await page.reload()
  await expect(undecided(agent)).toBeVisible()
  const address = await confirmedBooking(agent)
  await expect.poll(() => walletOf(agent)).toBe(before - total)
  await page.goto(address)
  await expect(page.getByText(agent.t('components:status.CONFIRMED')).first()).toBeVisible()
})

test('a booking whose answer was lost is found again: one booking, one payment', async ({ page }) => {
  const agent = agentOf(page)
  const email = 'colleague@demo.test'
  await signIn(agent, email)
  await openBookings(agent)
  const earlier = await bookingCount(agent)
  await goToPayment(agent, '4900000005')
  const before = await walletOf(agent)
  const total = halalasIn(await payButton(agent).innerText())
  await pay(agent, await authenticatorCode(stackEnv, email))
  // The server may have found it again before it answers: then the screen never had to say that it does not know.
  const address = await confirmedBooking(agent)
  await expect.poll(() => walletOf(agent)).toBe(before - total)
  await openBookings(agent)
  await expect.poll(() => bookingCount(agent)).toBe(earlier + 1)
  await expect(bookingRows(page).first().getByRole('link')).toHaveAttribute('href', address)
  expect(await walletOf(agent)).toBe(before - total)
})

test('a booking that the supplier refuses costs nothing', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  const email = 'partner@demo.test'
  await signIn(agent, email)
  await openBookings(agent)
  const earlier = await bookingCount(agent)
  await goToPayment(agent, '4900000008')
  const before = await walletOf(agent)
  await pay(agent, await authenticatorCode(stackEnv, email))
  await expect(page.getByText(t('checkout:pay.refused'))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: t('checkout:otherRooms') })).toBeVisible()
  await expectAccessible(page, 'refused booking')
  await expect.poll(() => walletOf(agent)).toBe(before)
  // The try stays in the list, so that nobody wonders what became of it.
  await openBookings(agent)
  await expect.poll(() => bookingCount(agent)).toBe(earlier + 1)
  await expect(bookingRows(page).first()).toContainText(t('components:status.FAILED'))
})

test('a wallet that is too short is told before anything is sent', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto(hotelAddress('4900000007'))
  await continueWithRooms(agent)
  await expect(checkoutStep(agent, 'review').getByText(t('components:cancellation.noRefund')).first()).toBeVisible()
  await acceptTerms(agent)
  await nameTravellers(agent)
  await expect(page.getByText(patternOf(t('checkout:pay.short', { amount: anything })))).toBeVisible()
  await expect(payButton(agent)).toBeDisabled()
})
