import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { agentOf, readAuthenticatorCode, password, signIn } from '../support/agent.ts'
import { checkoutStep, waitForConfirmation, hotelPath, payButton, shortListing, stayCard } from '../support/booking.ts'
import { pressEnterOn, tabTo, typeInto, walkFocus } from '../support/keyboard.ts'
import { isRtl } from '../support/texts.ts'

const email = 'agent@demo.test'

for (const language of ['en-US', 'ar-SA'] as const) {
  test(`books a room by keyboard alone, from the search to the payment, in ${language}`, async ({ page }) => {
    const agent = agentOf(page, language)
    const { t } = agent
    const { keyboard } = page

    await test.step('sign in', async () => {
      await page.goto(`/${language}/login`)
      await typeInto(page, page.getByRole('textbox', { name: t('auth:email') }), email)
      await typeInto(page, page.getByLabel(t('auth:password'), { exact: true }), password)
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t('profile:title') })).toBeVisible()
      await pressEnterOn(page, page.getByRole('link', { name: t('common:nav.search'), exact: true }))
    })

    await test.step('search', async () => {
      const form = page.getByRole('form', { name: t('search:label') })
      await pressEnterOn(page, form.getByRole('button', { name: t('search:dates') }))
      const calendar = page.getByRole('dialog', { name: t('search:dates') })
      await expect(calendar.getByRole('grid').first()).toBeVisible()
      const day = calendar.locator('[data-part=table-cell-trigger]:focus')
      for (let stop = 0; stop < 12 && !(await day.isVisible()); stop += 1) await keyboard.press('Tab')
      // Waits for the focus to move before the next key, as a person does.
      const goToNextWeek = async () => {
        const date = (await day.getAttribute('data-value')) ?? ''
        await keyboard.press('ArrowDown')
        await expect(day).not.toHaveAttribute('data-value', date)
      }
      // Chooses a stay of one week, six weeks ahead.
      for (let week = 0; week < 6; week += 1) await goToNextWeek()
      await keyboard.press('Enter')
      await expect(calendar.getByText(t('search:chooseCheckOut'))).toBeVisible()
      await goToNextWeek()
      await keyboard.press('Enter')
      const done = calendar.getByRole('button', { name: t('search:done') })
      await expect(done).toBeEnabled()
      await pressEnterOn(page, done)
      await expect(calendar).toBeHidden()

      const nationality = form.getByRole('combobox', { name: t('search:nationality') })
      await tabTo(page, nationality)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type('Indonesia')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await keyboard.press('Enter')
      await pressEnterOn(page, form.getByRole('button', { name: t('search:submit'), exact: true }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d/, { timeout: 60_000 })
    })

    await test.step('choose a rate with the arrow keys', async () => {
      const ordinaryHotelLink = 'article a[href*="hotel-code"]:not([href*="hotel-code=49000000"])'
      await pressEnterOn(page, page.locator(ordinaryHotelLink).first())
      await expect(stayCard(agent)).toContainText(/\d/)
      await tabTo(page, page.getByRole('radio', { checked: true }).first())
      await keyboard.press('ArrowDown')
      const checkedRate = page.getByRole('radio', { checked: true }).first()
      await expect(checkedRate).toBeFocused()
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
      await pressEnterOn(page, stayCard(agent).getByRole('button', { name: t('hotel:continue') }))
    })

    await test.step('accept the terms', async () => {
      const review = checkoutStep(agent, 'review')
      await tabTo(page, review.getByRole('checkbox', { name: t('checkout:hotel.accept') }))
      await keyboard.press('Space')
      await pressEnterOn(page, review.getByRole('button', { name: t('checkout:party.guests.continue') }))
    })

    await test.step('name the travelers', async () => {
      const form = checkoutStep(agent, 'travelers')
      const lead = form.getByRole('region', { name: t('checkout:party.guests.lead'), exact: true })
      await expect(lead).toBeVisible()
      for (const person of [lead, ...(await form.getByRole('group').all())]) {
        const salutation = person.getByRole('combobox', { name: t('checkout:travelers.salutation'), exact: true })
        // The special requests group has no name fields.
        if ((await salutation.count()) === 0) continue
        await tabTo(page, salutation)
        await keyboard.press('ArrowDown')
        await expect(salutation).not.toHaveValue('')
        await typeInto(
          page,
          person.getByRole('textbox', { name: t('checkout:travelers.firstName'), exact: true }),
          'Key',
        )
        await typeInto(
          page,
          person.getByRole('textbox', { name: t('checkout:travelers.lastName'), exact: true }),
          'Board',
        )
        if (person === lead)
          await typeInto(page, lead.getByRole('textbox', { name: t('checkout:travelers.phone') }), '812345678')
      }
      await pressEnterOn(page, form.getByRole('button', { name: t('checkout:travelers.continue') }))
    })

    await test.step('pay', async () => {
      await expect(payButton(agent)).toBeVisible()
      const code = page.getByRole('textbox', { name: t('payment:code') })
      await tabTo(page, code)
      await keyboard.type(await readAuthenticatorCode(stackEnv, email))
      await pressEnterOn(page, payButton(agent))
      expect(await waitForConfirmation(agent)).toMatch(/^\/booking-detail\//)
    })
    if (isRtl(language)) await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
}

test('shows where the keyboard focus is on every control of the main screens', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  const checkFocus = async (screen: string, maxStops: number) => {
    const { stops, problems } = await walkFocus(page, maxStops)
    expect.soft(problems, screen).toEqual([])
    expect.soft(stops, `controls of ${screen}`).toBeGreaterThan(5)
  }
  await page.goto('/en-US/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkFocus('sign-in', 20)
  await signIn(agent, email)
  await checkFocus('profile', 60)
  await page.getByRole('button', { name: t('common:account') }).press('Enter')
  // The focus stays on the menu; the item that Enter would choose is marked.
  await expect(page.getByRole('menu')).toBeFocused()
  await expect(page.getByRole('menuitem').first()).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await page.goto('/')
  await expect(page.getByRole('form', { name: t('search:label') })).toBeVisible()
  await checkFocus('home', 40)
  await page.goto(shortListing)
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  await checkFocus('listing', 60)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(hotelPath('4900000007'))
  await expect(stayCard(agent)).toContainText(/\d/)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await checkFocus('hotel, dark', 40)
  await page.goto('/my-bookings')
  await expect(page.getByRole('table')).toBeVisible()
  await checkFocus('bookings', 40)
})
