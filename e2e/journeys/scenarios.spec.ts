import { expect } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, agentOf, readAmount, readAuthenticatorCode, halalasIn, readWallet } from '../support/agent.ts'
import {
  acceptTerms,
  bookingRows,
  checkoutStep,
  waitForConfirmation,
  continueWithRooms,
  goToPayment,
  hotelPath,
  fillInTravelers,
  pay,
  payButton,
  readStayTotal,
} from '../support/booking.ts'
import { waitForEmail } from '../support/accounts.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { test } from '../support/signed-in.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const priceDialog = ({ page, t }: Agent) =>
  page.getByRole('alertdialog', { name: patternOf(t('components:priceChange.rose', { amount: wildcard })) })

/** Returns the old and the new price in the price change dialog, in halalas. */
async function readPrices(agent: Agent): Promise<{ previous: number; current: number }> {
  const text = await priceDialog(agent).innerText()
  const amountAfter = (key: string) => halalasIn(text.split(agent.t(`components:priceChange.${key}`))[1] ?? '')
  return { previous: amountAfter('was'), current: amountAfter('now') }
}

const acceptPrice = (agent: Agent) =>
  priceDialog(agent)
    .getByRole('button', { name: patternOf(agent.t('components:priceChange.accept', { amount: wildcard })) })
    .click()

const unknownOutcome = ({ page, t }: Agent) => page.getByRole('heading', { name: t('checkout:unknown.title') })

const openBookings = ({ page, t }: Agent) =>
  page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()

/** Returns the number of the company's bookings that the bookings list on screen shows. */
async function readBookingCount({ page, t }: Agent): Promise<number> {
  const all = page
    .getByRole('navigation', { name: t('worklist:columns.status') })
    .getByRole('link')
    .first()
  await expect(all).toContainText(/[1-9]/)
  return Number((await all.innerText()).replaceAll(/\D/g, ''))
}

test.describe('as lowfunds@demo.test', () => {
  test.use({ email: 'lowfunds@demo.test' })

  test('asks the agent to accept a price that rose at the availability check', async ({ page }) => {
    const agent = agentOf(page)
    const { t } = agent
    await page.goto(hotelPath('4900000001'))
    const displayedTotal = await readStayTotal(agent, t('stay:total'))
    await continueWithRooms(agent)
    await expect(priceDialog(agent)).toBeVisible()
    await expectAccessible(page, 'price change')
    const { previous, current } = await readPrices(agent)
    expect(previous).toBe(displayedTotal)
    expect(current).toBeGreaterThan(previous)

    await priceDialog(agent)
      .getByRole('button', { name: t('components:priceChange.decline') })
      .click()
    await expect(priceDialog(agent)).toBeHidden()
    await continueWithRooms(agent)
    await acceptPrice(agent)
    await expect(checkoutStep(agent, 'review')).toBeVisible()
    expect(await readStayTotal(agent, t('checkout:summary.toPay'))).toBe(current)
  })

  test('offers other rooms when the chosen ones are sold out', async ({ page }) => {
    const agent = agentOf(page)
    const { t } = agent
    await page.goto(hotelPath('4900000003'))
    await continueWithRooms(agent)
    await expect(page.getByText(t('hotel:unavailable.title', { count: 1 }))).toBeVisible()
    await expectAccessible(page, 'sold-out rooms')
    await page.getByRole('button', { name: t('hotel:unavailable.other', { count: 1 }) }).click()
    await expect(page.getByText(t('hotel:unavailable.title', { count: 1 }))).toBeHidden()
    await expect(page).toHaveURL(/\/hotel\?/)
  })

  test('reports insufficient funds before payment', async ({ page }) => {
    const agent = agentOf(page)
    const { t } = agent
    await page.goto(hotelPath('4900000007'))
    await continueWithRooms(agent)
    await expect(
      checkoutStep(agent, 'review').getByText(t('components:cancellation.nonRefundable')).first(),
    ).toBeVisible()
    await acceptTerms(agent)
    await fillInTravelers(agent)
    await expect(page.getByText(patternOf(t('payment:short', { amount: wildcard })))).toBeVisible()
    await expect(page.getByRole('link', { name: t('payment:topUpWallet') })).toBeVisible()
    await expect(payButton(agent)).toBeHidden()
  })
})

test.describe('as colleague@demo.test', () => {
  test.use({ email: 'colleague@demo.test' })

  test('charges a price that rose before payment only after the agent accepts it', async ({ page, email }) => {
    const agent = agentOf(page)
    await goToPayment(agent, hotelPath('4900000002'))
    const balanceBefore = await readWallet(agent)
    const displayedTotal = await readAmount(payButton(agent))
    const code = await readAuthenticatorCode(stackEnv, email)
    await pay(agent, code)
    await expect(priceDialog(agent)).toBeVisible()
    const { previous, current } = await readPrices(agent)
    expect(previous).toBe(displayedTotal)
    expect(current).toBeGreaterThan(previous)
    await acceptPrice(agent)
    await expect(priceDialog(agent)).toBeHidden()
    await expect(payButton(agent)).toContainText(/\d/)
    expect(await readAmount(payButton(agent))).toBe(current)
    expect(await readWallet(agent)).toBe(balanceBefore)
    // The gateway refused the booking before it used the code, so the code is still valid.
    await pay(agent, code)
    await waitForConfirmation(agent)
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore - current)
  })

  test('finds a booking whose response was lost, and charges it once', async ({ page, email }) => {
    const agent = agentOf(page)
    await page.goto('/my-bookings')
    const countBefore = await readBookingCount(agent)
    await goToPayment(agent, hotelPath('4900000005'))
    const balanceBefore = await readWallet(agent)
    const total = await readAmount(payButton(agent))
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
    // The screen may never show an unknown outcome, because the server may find the booking before it responds.
    const bookingPath = await waitForConfirmation(agent)
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)
    await openBookings(agent)
    await expect.poll(() => readBookingCount(agent)).toBe(countBefore + 1)
    await expect(bookingRows(page).first().getByRole('link')).toHaveAttribute('href', bookingPath)
    expect(await readWallet(agent)).toBe(balanceBefore - total)
  })
})

test.describe('as partner@demo.test', () => {
  test.use({ email: 'partner@demo.test' })

  test('confirms a pending booking without any action, in every tab', async ({ page, email }) => {
    const agent = agentOf(page)
    await goToPayment(agent, hotelPath('4900000004'))
    const balanceBefore = await readWallet(agent)
    const total = await readAmount(payButton(agent))
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
    await expect(unknownOutcome(agent)).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page, 'unknown outcome')
    await expect(payButton(agent)).toHaveCount(0)
    await page.reload()
    await expect(unknownOutcome(agent)).toBeVisible()
    const otherTab = await test.step('another tab shows it on every page and cannot pay for it', async () => {
      const tab = agentOf(await page.context().newPage())
      await tab.page.goto('/')
      const notice = tab.page.getByRole('complementary', { name: tab.t('checkout:unsettled.label') })
      await expect(notice).toContainText(tab.t('checkout:unknown.title'))
      await tab.page.goto(page.url())
      await expect(unknownOutcome(tab)).toBeVisible()
      await expect(notice).toHaveCount(0)
      await expect(payButton(tab)).toHaveCount(0)
      return tab
    })
    const bookingPath = await waitForConfirmation(agent)
    expect(await waitForConfirmation(otherTab)).toBe(bookingPath)
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)
    await page.goto(bookingPath)
    await expect(page.getByText(agent.t('components:status.CONFIRMED')).first()).toBeVisible()
  })

  test('shows the supplier’s current terms beside the accepted ones', async ({ page, email }) => {
    const agent = agentOf(page)
    const { t } = agent
    await goToPayment(agent, hotelPath('4900000009'))
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
    const bookingPath = await waitForConfirmation(agent)
    await page.goto(bookingPath)
    const currentTermsHeading = page.getByRole('heading', { name: t('cancel:currentTerms.title') })
    await expect(page.getByRole('heading', { name: t('bookings:terms') })).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(currentTermsHeading).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(patternOf(t('cancel:currentTerms.earlier', { instant: wildcard })))).toBeVisible()
    await expect(page.getByText(patternOf(t('cancel:currentTerms.accepted', { terms: wildcard })))).toHaveCount(3)
    await expectAccessible(page, 'booking with changed terms')
    await waitForEmail(email, /Stricter cancellation terms/)
    await page.goto('/my-bookings')
    await expect(bookingRows(page).first()).toContainText(t('bookings:deadline.tightened'))
  })

  test('charges nothing for a booking that the supplier refuses', async ({ page, email }) => {
    const agent = agentOf(page)
    const { t } = agent
    await page.goto('/my-bookings')
    const countBefore = await readBookingCount(agent)
    await goToPayment(agent, hotelPath('4900000008'))
    const balanceBefore = await readWallet(agent)
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
    await expect(page.getByText(t('checkout:pay.refused'))).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('link', { name: t('checkout:otherRooms', { count: 1 }) })).toBeVisible()
    await expectAccessible(page, 'refused booking')
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore)
    // The list shows the attempt as failed.
    await openBookings(agent)
    await expect.poll(() => readBookingCount(agent)).toBe(countBefore + 1)
    await expect(bookingRows(page).first()).toContainText(t('components:status.FAILED'))
  })
})
