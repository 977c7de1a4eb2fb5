import { expect, type Locator, type Page } from '@playwright/test'
import { type Agent, readAmount, dayFromNow, halalasIn } from './agent.ts'
import { wildcard, patternOf } from './texts.ts'

/** Dates of a stay that is far enough ahead for free cancellation at every supplier. */
export const stay = { checkIn: dayFromNow(45), checkOut: dayFromNow(49) }

/** Path of a hotel listing in Madinah for two rooms. */
export const listing = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA4',
  checkInDate: stay.checkIn,
  checkOutDate: stay.checkOut,
  rooms: JSON.stringify([
    { adults: 2, childAges: [5] },
    { adults: 1, childAges: [] },
  ]),
  nationality: 'ID',
  stars: '5',
}).toString()}`

/** `listing` reduced to the hotels nearest to the mosque, for tests that do not need a long list. */
export const shortListing = `${listing}&distances=UP_TO_300_M`

/** Path of a hotel's page. Tests open the test hotels listed in the README this way. */
export function hotelPath(code: string, locationCode = 'SA1'): string {
  const parameters = {
    n: 'ID',
    'hotel-code': code,
    'check-in': stay.checkIn,
    'check-out': stay.checkOut,
    'location-code': locationCode,
    guests: JSON.stringify([{ adults: 2, childAges: [] }]),
  }
  return `/hotel?${new URLSearchParams(parameters).toString()}`
}

/** Summary card beside the rooms or the checkout steps. */
export const stayCard = ({ page, t }: Agent): Locator => page.getByRole('region', { name: t('hotel:summary.title') })

/** Returns the amount that follows a label on the summary card, in halalas. */
export async function readStayTotal(agent: Agent, label: string): Promise<number> {
  await expect(stayCard(agent)).toContainText(label)
  const [, textAfterLabel = ''] = (await stayCard(agent).innerText()).split(label)
  return halalasIn(textAfterLabel.replace(patternOf(agent.t('components:perPerson', { amount: wildcard })), ''))
}

/** Chooses a rate with free cancellation on a hotel page. Bookings at other rates cannot change their dates. */
export async function chooseFreeCancellationRate({ page, t }: Agent): Promise<void> {
  const rate = page
    .getByRole('radio', { name: patternOf(t('components:cancellation.freeUntilDay', { day: wildcard })) })
    .first()
  const more = page.getByRole('button', {
    name: patternOf(t('hotel:allOffers', { count: 99 }).replace('99', wildcard)),
  })
  await expect(rate.or(more).first()).toBeVisible({ timeout: 60_000 })
  if (!(await rate.isVisible())) await more.first().click()
  await rate.click()
  await expect(rate).toBeChecked()
}

/** Continues from the hotel page to the checkout with the chosen rooms. */
export const continueWithRooms = (agent: Agent): Promise<void> =>
  stayCard(agent)
    .getByRole('button', { name: agent.t('hotel:continue') })
    .click()

/** Region of a checkout step. */
export const checkoutStep = ({ page, t }: Agent, step: 'review' | 'travelers' | 'pay' | 'done'): Locator =>
  page.getByRole('region', {
    name: t(step === 'travelers' ? 'checkout:party.guests.step' : `checkout:steps.${step}`),
    exact: true,
  })

/** Accepts the terms and continues. */
export async function acceptTerms(agent: Agent): Promise<void> {
  const { t } = agent
  const review = checkoutStep(agent, 'review')
  await review.getByRole('checkbox').check()
  await review.getByRole('button', { name: t('checkout:party.guests.continue') }).click()
}

async function fillName(person: Locator, { t }: Agent, firstName: string): Promise<void> {
  // The first select is the title of an adult or the gender of a child.
  await person.getByRole('combobox').first().selectOption({ index: 1 })
  await person.getByRole('textbox', { name: t('checkout:travelers.firstName'), exact: true }).fill(firstName)
  await person.getByRole('textbox', { name: t('checkout:travelers.lastName'), exact: true }).fill('Traveler')
}

/** Fills in all travelers and continues. If `vatNumber` is omitted, expects the company's VAT number in the form. */
export async function fillInTravelers(agent: Agent, vatNumber?: string): Promise<void> {
  const { page, t } = agent
  const form = checkoutStep(agent, 'travelers')
  const lead = form.getByRole('region', { name: t('checkout:party.guests.lead'), exact: true })
  await fillName(lead, agent, 'Lead')
  await lead.getByRole('textbox', { name: t('checkout:travelers.phone') }).fill('812345678')
  const guests = form.getByRole('group').filter({ has: page.getByRole('textbox') })
  for (const guest of await guests.all()) await fillName(guest, agent, 'Guest')
  // Without a company profile, the app does not know the country, so it asks for any kind of tax number.
  if (vatNumber) await page.getByRole('textbox', { name: t('fields:taxNumber.any') }).fill(vatNumber)
  else await expect(page.getByRole('textbox', { name: t('fields:taxNumber.saudi') })).toHaveValue(/^3\d{13}3$/)
  await form.getByRole('button', { name: t('checkout:travelers.continue') }).click()
}

export const payButton = ({ page, t }: Agent): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${patternOf(t('payment:buttons.WALLET', { amount: wildcard })).source}$`),
  })

/** Pays from the wallet with an authenticator code. */
export async function pay(agent: Agent, code: string): Promise<void> {
  await agent.page.getByRole('textbox', { name: agent.t('payment:code') }).fill(code)
  // A double click must not pay twice.
  await payButton(agent).dblclick()
}

/** Opens a hotel page and continues to payment with one room at its first rate. */
export async function goToPayment(agent: Agent, path: string): Promise<void> {
  await agent.page.goto(path)
  await continueToPayment(agent)
}

/** Continues from the chosen rooms of a hotel to payment. */
export async function continueToPayment(agent: Agent): Promise<void> {
  await continueWithRooms(agent)
  await acceptTerms(agent)
  await fillInTravelers(agent)
  await expect(payButton(agent)).toBeEnabled()
}

/** Waits for the confirmation and returns the path of the booking. */
export async function waitForConfirmation({ page, t }: Agent): Promise<string> {
  await expect(page.getByRole('heading', { name: t('checkout:done.title') })).toBeVisible({ timeout: 60_000 })
  const path = await page.getByRole('link', { name: t('checkout:done.open') }).getAttribute('href')
  return path ?? ''
}

/** Waits for the confirmation of an unpaid booking and returns the path of the booking. */
export async function waitForHeldBooking({ page, t }: Agent): Promise<string> {
  await expect(page.getByRole('heading', { name: t('checkout:done.heldTitle') })).toBeVisible({ timeout: 60_000 })
  const path = await page.getByRole('link', { name: t('checkout:done.payNow') }).getAttribute('href')
  return path ?? ''
}

/** Rows of the bookings list, newest first. */
export const bookingRows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })

/** Cancels the booking on screen and checks the refund that the dialog shows. */
export async function cancelBooking({ page, t }: Agent, total: number): Promise<void> {
  const openButton = page.getByRole('button', { name: t('cancel:open') })
  await expect(openButton).toBeEnabled()
  await openButton.click()
  const dialog = page.getByRole('alertdialog', {
    name: patternOf(t('cancel:title', { refund: wildcard })),
  })
  expect(await readAmount(dialog.getByRole('heading'))).toBe(total)
  await dialog.getByRole('combobox', { name: t('cancel:reason') }).selectOption('dates')
  await dialog.getByRole('button', { name: t('cancel:confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(t('components:status.CANCELLED')).first()).toBeVisible()
  await expect(openButton).toBeHidden()
}
