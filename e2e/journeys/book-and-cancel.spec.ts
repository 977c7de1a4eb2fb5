import { readFileSync } from 'node:fs'
import { type Page, expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, agentOf, readAmount, readAuthenticatorCode, signIn, readWallet } from '../support/agent.ts'
import {
  acceptTerms,
  bookingRows,
  cancelBooking,
  checkoutStep,
  waitForConfirmation,
  continueWithRooms,
  fillInTravelers,
  pay,
  payButton,
  stay,
  stayCard,
  readStayTotal,
} from '../support/booking.ts'
import { chooseDays, submitSearch } from '../support/search-form.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'agent@demo.test'

// Most users have animations enabled, so this journey has them too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Fills in the hotel search form by hand: Makkah, two rooms, one with a child. */
async function searchByHand(agent: Agent): Promise<void> {
  const { page, t } = agent
  const form = page.getByRole('form', { name: t('search:label') })
  await form.getByRole('combobox', { name: t('search:city') }).selectOption('SA1')

  await form.getByRole('button', { name: t('search:dates') }).click()
  await chooseDays(agent, t('search:dates'), [stay.checkIn, stay.checkOut])
  await page
    .getByRole('dialog', { name: t('search:dates') })
    .getByRole('button', { name: t('search:done') })
    .click()

  await form.getByRole('button', { name: t('search:rooms') }).click()
  const rooms = page.getByRole('dialog', { name: t('search:rooms') })
  const first = rooms.getByRole('group', { name: t('components:roomNumber', { number: 1 }) })
  await first.getByRole('button', { name: t('components:more', { what: t('search:children') }) }).click()
  await first.getByRole('combobox', { name: t('search:childAge', { number: 1 }) }).selectOption('5')
  await rooms.getByRole('button', { name: t('search:addRoom') }).click()
  await expect(rooms.getByRole('group', { name: t('components:roomNumber', { number: 2 }) })).toBeVisible()
  await rooms.getByRole('button', { name: t('search:done') }).click()

  await submitSearch(agent, form)
}

const heading = ({ page }: Agent) => page.getByRole('heading', { level: 1 })
const readCount = async (agent: Agent) =>
  Number(/\d[\d.,]*/.exec(await heading(agent).innerText())?.[0].replace(/\D/g, ''))
const cards = ({ page }: Agent) => page.getByRole('article')
/** Returns the cheapest total of the first hotel, in halalas. */
const readFirstTotal = (agent: Agent) => readAmount(cards(agent).first())

/** Waits until every supplier has responded, and shows the offers of slow suppliers. */
async function showAllOffers({ page, t }: Agent): Promise<void> {
  await expect(page.getByRole('main').getByText(t('hotels:stillSearching'))).toHaveCount(0, { timeout: 60_000 })
  const lateOffersButton = page.getByRole('button', { name: t('hotels:late.show') })
  if (await lateOffersButton.isVisible()) await lateOffersButton.click()
  await expect(lateOffersButton).toHaveCount(0)
  // Until the new results arrive, the page shows the previous results.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

/** Opens the first hotel that is not a test hotel and chooses rates with free cancellation for both rooms. */
async function chooseRoomsWithFreeCancellation(agent: Agent): Promise<void> {
  const { page, t } = agent
  const freeCancellation = patternOf(t('components:cancellation.freeUntilDay', { day: wildcard }))
  const ordinaryHotels = cards(agent).filter({
    has: page.locator('a[href*="hotel-code"]:not([href*="hotel-code=49000000"])'),
  })
  await ordinaryHotels.first().getByRole('heading', { level: 2 }).click()
  for (const room of [1, 2]) {
    const group = page.getByRole('group', { name: t('hotel:roomOf', { room, rooms: 2 }) })
    const rate = group.getByRole('radio', { name: freeCancellation }).first()
    // Only the cheapest rates of one room type are shown at first.
    const more = group.getByRole('button', {
      name: patternOf(t('hotel:allOffers', { count: 99 }).replace('99', wildcard)),
    })
    await expect(rate.or(more).first()).toBeVisible()
    if (!(await rate.isVisible())) await more.first().click()
    await rate.click()
    await expect(rate).toBeChecked()
  }
}

/** Whether the bar at the bottom of the screen covers the lower edge of the focused field. */
const isFocusBehindBar = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-step-bar]')
    const focused = document.activeElement
    if (!bar || !focused?.matches('input, select, textarea')) return false
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
  })

test('searches, books two rooms from the wallet and cancels them', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, email)
  const balanceBefore = await readWallet(agent)
  await page.getByRole('link', { name: t('common:nav.search'), exact: true }).click()
  await searchByHand(agent)

  await test.step('results are counted, sorted and filtered, and the URL keeps the state', async () => {
    await expect(heading(agent)).toHaveText(/\d/, { timeout: 60_000 })
    await showAllOffers(agent)
    const allCount = await readCount(agent)
    expect(allCount).toBeGreaterThan(50)
    await expect(cards(agent)).toHaveCount(50)
    await expect.poll(() => readFirstTotal(agent)).toBeGreaterThan(0)
    const cheapest = await readFirstTotal(agent)

    await page.getByRole('combobox', { name: t('listing:sort') }).selectOption('DESCENDING')
    await expect(page).toHaveURL(/sort=DESCENDING/)
    await expect.poll(() => readFirstTotal(agent)).toBeGreaterThan(cheapest * 2)

    await page.getByRole('combobox', { name: t('listing:sort') }).selectOption('ASCENDING')
    await expect.poll(() => readFirstTotal(agent)).toBe(cheapest)
    const refundable = page.getByRole('checkbox', { name: new RegExp(`^${t('hotels:refundable')}`) })
    await refundable.click()
    await expect(refundable).toBeChecked()
    await expect(page).toHaveURL(/refundable=true/)
    await expect.poll(() => readCount(agent)).toBeLessThan(allCount)
    const refundableCount = await readCount(agent)

    await page.reload()
    await expect(refundable).toBeChecked()
    await expect.poll(() => readCount(agent)).toBe(refundableCount)
    await page.goBack()
    await expect(refundable).not.toBeChecked()
    await expect.poll(() => readCount(agent)).toBe(allCount)
    await page.goForward()
    await expect.poll(() => readCount(agent)).toBe(refundableCount)
  })

  const total = await test.step('choose two rooms with free cancellation', async () => {
    await chooseRoomsWithFreeCancellation(agent)
    await expect(stayCard(agent)).toContainText(t('components:cancellation.free'))
    const displayedTotal = await readStayTotal(agent, t('stay:total'))
    await continueWithRooms(agent)
    return displayedTotal
  })

  await test.step('accept the terms, fill in the travelers and pay', async () => {
    await acceptTerms(agent)
    await fillInTravelers(agent)
    await expect(payButton(agent)).toBeVisible()
    await page.reload()
    expect(await readAmount(payButton(agent))).toBe(total)
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
  })

  const bookingPath = await waitForConfirmation(agent)
  await expectAccessible(page, 'confirmation')
  const confirmation = await page.getByRole('main').innerText()
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore - total)
  // Back leaves the checkout, so that nothing can be paid twice.
  await page.goBack()
  await expect(page).toHaveURL(/\/hotel\?/)
  await expect(stayCard(agent)).toBeVisible()

  await test.step('the booking is first in the list', async () => {
    await page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()
    const row = bookingRows(page).first()
    const link = row.getByRole('link')
    await expect(link).toHaveAttribute('href', bookingPath)
    const reference = await row
      .getByText(/^[A-Z]{2,}[\w-]{5,}$/)
      .first()
      .innerText()
    expect(confirmation).toContain(reference)
    expect(
      await readAmount(
        row
          .getByRole('cell')
          .filter({ hasText: /\d[.,]\d{2}/ })
          .last(),
      ),
    ).toBe(total)
    await link.click()
    await expect(page).toHaveURL(bookingPath)
  })

  await test.step('voucher and invoice are PDFs', async () => {
    for (const kind of ['VOUCHER', 'INVOICE']) {
      const download = page.waitForEvent('download')
      const document = t(`documents:kind.${kind}`)
      await page.getByRole('button', { name: t('documents:downloadNamed', { document }) }).click()
      const path = await (await download).path()
      expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  await test.step('cancelling refunds the amount that the dialog shows', async () => {
    await cancelBooking(agent, total)
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore)
  })
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('books and cancels two rooms, and closes sheets and dialogs on Back', async ({ page }) => {
    const agent = agentOf(page, 'ar-SA')
    const { t } = agent
    await signIn(agent, email)
    await page.getByRole('link', { name: t('common:nav.search'), exact: true }).tap()
    await searchByHand(agent)
    const sheet = page.getByRole('dialog')

    await test.step('filters stay selected when Back closes their sheet', async () => {
      await expect(heading(agent)).toHaveText(/\d/, { timeout: 60_000 })
      await showAllOffers(agent)
      const allCount = await readCount(agent)
      await page.getByRole('button', { name: t('listing:filters') }).tap()
      await sheet.getByRole('checkbox', { name: new RegExp(`^${t('hotels:refundable')}`) }).tap()
      await expect(page).toHaveURL(/refundable=true/)
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/hotel-listing.*refundable=true/)
      await expect.poll(() => readCount(agent)).toBeLessThan(allCount)
    })

    const total = await test.step('the total at the bottom edge opens the price details', async () => {
      await chooseRoomsWithFreeCancellation(agent)
      const details = page.getByRole('button', { name: t('components:priceDetails') })
      const displayedTotal = await readAmount(details)
      await details.tap()
      await expect(sheet).toContainText(t('components:cancellation.free'))
      await page.goBack()
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: t('hotel:continue') }).tap()
      return displayedTotal
    })

    await acceptTerms(agent)
    await test.step('the bar at the bottom edge covers no focused field', async () => {
      await expect(checkoutStep(agent, 'travelers')).toBeVisible()
      for (let fields = 0; fields < 16; fields += 1) {
        await page.keyboard.press('Tab')
        expect(await isFocusBehindBar(page)).toBe(false)
      }
    })
    await fillInTravelers(agent)
    expect(await readAmount(payButton(agent))).toBe(total)
    await pay(agent, await readAuthenticatorCode(stackEnv, email))
    const bookingPath = await waitForConfirmation(agent)
    await expectAccessible(page, 'confirmation')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.locator('body').innerText()).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)

    await page.getByRole('link', { name: t('checkout:done.open') }).tap()
    await expect(page).toHaveURL(bookingPath)
    await cancelBooking(agent, total)
  })
})
