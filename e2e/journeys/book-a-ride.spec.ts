import { type Page, expect, test } from '@playwright/test'
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
  bookingRows,
  cancelBooking,
  checkoutStep,
  waitForConfirmation,
  fillInTravelers,
  pay,
  payButton,
} from '../support/booking.ts'
import { expectAccessible, layOutAll } from '../support/page-checks.ts'
import { chooseDays, submitSearch } from '../support/search-form.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'agent@demo.test'
/** Day of the ride, far enough ahead for free cancellation. */
const day = dayFromNow(45)

/** Fills in the transport search form by hand: Jeddah Airport to Makkah for three passengers. */
async function searchByHand(agent: Agent): Promise<void> {
  const { page, t } = agent
  await page.getByRole('link', { name: t('search:products.transport'), exact: true }).click()
  await expect(page).toHaveURL(/\/\?product=transport$/)
  const form = page.getByRole('form', { name: t('search:transport.label') })
  await form.getByRole('combobox', { name: t('search:transport.route') }).selectOption('101')
  await form.getByRole('button', { name: t('search:day.label') }).click()
  await chooseDays(agent, t('search:day.label'), [day])
  await form.getByRole('combobox', { name: t('search:transport.passengers') }).selectOption('3')
  await submitSearch(agent, form)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const selectionSummary = ({ page, t }: Agent) => page.getByRole('region', { name: t('transport:choice.title') })
/** Cards of vehicles with free cancellation. */
const vehiclesWithFreeCancellation = ({ page, t }: Agent) =>
  page.getByRole('article').filter({ hasText: patternOf(t('components:cancellation.freeUntilDay', { day: wildcard })) })

/** Chooses the first vehicle with free cancellation and one of its services. Returns the total in halalas. */
async function chooseVehicles(agent: Agent): Promise<number> {
  const { t } = agent
  const card = vehiclesWithFreeCancellation(agent).first()
  await card.getByRole('button', { name: t('transport:choice.choose') }).click()
  const service = card.getByRole('checkbox').first()
  await service.click()
  await expect(service).toBeChecked()
  return readAmount(selectionSummary(agent))
}

const continueToCheckout = (agent: Agent) =>
  selectionSummary(agent)
    .getByRole('button', { name: agent.t('listing:offers.continue') })
    .click()

test('searches transport, books a ride from the wallet and cancels it', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await page.getByRole('link', { name: t('common:nav.search'), exact: true }).click()
  await searchByHand(agent)

  await test.step('the URL keeps search, sort order and filters', async () => {
    await expect(heading(page)).toHaveText(/\d/, { timeout: 60_000 })
    await expect(page).toHaveURL(/\/transportation-results\?.*noOfPax=3/)
    await layOutAll(page)
    await expectAccessible(page, 'vehicles')
    const unfilteredHeading = await heading(page).innerText()
    await page.getByRole('combobox', { name: t('listing:sort') }).selectOption('DESCENDING')
    await expect(page).toHaveURL(/sort=DESCENDING/)
    const vans = page.getByRole('checkbox', { name: new RegExp(`^${t('ride:type.VAN')}`) })
    await vans.click()
    await expect(page).toHaveURL(/types=VAN/)
    await page.reload()
    await expect(vans).toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(vans).not.toBeChecked()
    await expect(heading(page)).toHaveText(unfilteredHeading)
  })

  await test.step('the choice survives a reload', async () => {
    const total = await chooseVehicles(agent)
    await page.reload()
    await expect.poll(() => readAmount(selectionSummary(agent))).toBe(total)
    await continueToCheckout(agent)
  })

  const total = await test.step('accept the terms, enter the lead traveler and pick-up, and pay', async () => {
    await acceptTerms(agent)
    const travelers = checkoutStep(agent, 'travelers')
    await travelers.getByRole('textbox', { name: t('checkout:ride.place') }).fill('Terminal 1')
    await travelers.getByRole('textbox', { name: t('checkout:ride.time') }).fill('1630')
    await travelers.getByRole('textbox', { name: t('checkout:ride.flight') }).fill('SV 820')
    await fillInTravelers(agent)
    const displayedTotal = await readAmount(payButton(agent))
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
    return displayedTotal
  })

  const bookingPath = await waitForConfirmation(agent)
  await expect(page.getByRole('main')).toContainText('Terminal 1 · 16:30 · SV820')
  await expectAccessible(page, 'confirmation of a ride')
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)

  await test.step('the booking is first in the list, and cancelling refunds it', async () => {
    await page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()
    const link = bookingRows(page).first().getByRole('link')
    await expect(link).toHaveAttribute('href', bookingPath)
    await link.click()
    await expect(page.getByText('Terminal 1')).toBeVisible()
    await cancelBooking(agent, total)
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore)
  })
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('selects the cheapest vehicles with one tap', async ({ page }) => {
    const agent = agentOf(page, 'ar-SA')
    const { t } = agent
    await signIn(agent, email)
    await page.goto(`/transportation-results?date=${day}&noOfPax=16&nationality=ID&routeCode=101`)
    await page.getByRole('button', { name: t('transport:proposal.choose') }).tap()
    await layOutAll(page)
    await expectAccessible(page, 'chosen vehicles')
    await continueToCheckout(agent)
    await acceptTerms(agent)
    await expect(checkoutStep(agent, 'travelers')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})
