import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { agentOf, readAmount, readAuthenticatorCode, dayFromNow, signIn, readWallet } from '../support/agent.ts'
import {
  bookingRows,
  cancelBooking,
  chooseFreeCancellationRate,
  waitForConfirmation,
  continueToPayment,
  hotelPath,
  pay,
} from '../support/booking.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { clickDays } from '../support/search-form.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'agent@demo.test'
/** A test hotel that is never sold out and whose supplier lets agents change names and dates. */
const hotel = hotelPath('4900000006')

test('changes the lead traveler and the dates of a booking, pays the difference and gets the new total refunded', async ({
  page,
}) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await page.goto(hotel)
  await chooseFreeCancellationRate(agent)
  await continueToPayment(agent)
  await pay(agent, await readAuthenticatorCode(stackEnv, email))
  const booking = await waitForConfirmation(agent)
  await page.goto(booking)
  await page.getByRole('link', { name: t('cancel:change.open') }).click()

  const lead = page.getByRole('group', { name: t('checkout:party.guests.lead') })
  const lastName = lead.getByRole('textbox', { name: t('checkout:travelers.lastName') })
  await expect(lastName).toHaveValue('Traveler')
  await lastName.fill('Xanadu')
  await clickDays(page.getByRole('main'), agent, [dayFromNow(46), dayFromNow(51)])
  await expectAccessible(page, 'changing a booking')
  await page.getByRole('button', { name: t('change:check') }).click()

  await expect(page.getByRole('heading', { name: t('change:review') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Lead Traveler')
  await expect(page.getByRole('main')).toContainText('Lead Xanadu')
  await expectAccessible(page, 'confirming a change')
  const confirmButton = page.getByRole('button', { name: patternOf(t('change:confirmCharge', { amount: wildcard })) })
  const paid = balanceBefore - (await readWallet(agent))
  const difference = await readAmount(confirmButton)
  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  // A double click must not change twice.
  await confirmButton.dblclick()

  await expect(page.getByText(t('change:done'))).toBeVisible({ timeout: 60_000 })
  expect(new URL(page.url()).pathname).toBe(booking)
  await expect(page.getByText(t('history:kinds.CHANGED'))).toBeVisible()
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore - paid - difference)

  await page.goto('/my-bookings')
  await expect(bookingRows(page).first()).toContainText('Lead Xanadu')
  await page.goto(booking)
  await cancelBooking(agent, paid + difference)
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore)
})
