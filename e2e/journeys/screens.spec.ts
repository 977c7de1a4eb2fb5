import { expect, type Page, test } from '@playwright/test'
import { type Agent, agentOf, dayFromNow, signIn } from '../support/agent.ts'
import {
  acceptTerms,
  bookingRows,
  checkoutStep,
  continueWithRooms,
  nameTravellers,
  payButton,
  stay,
  stayCard,
} from '../support/booking.ts'
import { englishLines, expectAccessible, expectToFit, listenForErrors } from '../support/soundness.ts'
import { anything, isRtl, languages, patternOf } from '../support/texts.ts'

const listing = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA4',
  checkInDate: stay.checkIn,
  checkOutDate: stay.checkOut,
  rooms: JSON.stringify([
    { adults: 2, childAges: [5] },
    { adults: 1, childAges: [] },
  ]),
  nationality: 'ID',
  // Fewer cards are looked at faster.
  stars: '5',
}).toString()}`

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('article')

/** Screens anybody sees. */
const openScreens: Record<string, (agent: Agent) => Promise<void>> = {
  'sign in': async ({ page, language }) => {
    await page.goto(`/${language}/login`)
    await expect(title(page)).toBeVisible()
  },
  'refused sign-in': async ({ page, t }) => {
    await page.getByRole('button', { name: t('auth:signIn'), exact: true }).click()
    await expect(page.getByText(t('auth:problems.required')).first()).toBeVisible()
  },
  'registration with faults': async ({ page, t }) => {
    await page.goto('/register')
    await page.getByRole('button', { name: t('auth:register.submit') }).click()
    await expect(page.getByText(t('auth:problems.termsNotAccepted'))).toBeVisible()
    await expect(page.getByRole('option', { name: '+966' })).toHaveCount(1)
  },
  'confirming an e-mail': async ({ page, t }) => {
    await page.goto('/verify')
    await expect(title(page)).toHaveText(t('auth:verify.title'))
  },
  'forgotten password': async ({ page, t }) => {
    await page.goto('/forgot-password')
    await expect(title(page)).toHaveText(t('auth:forgot.title'))
  },
  'new password by code': async ({ page, t }) => {
    await page.goto('/reset-password')
    await expect(title(page)).toHaveText(t('auth:newPasswordTitle'))
  },
  'changing a password': async ({ page, t }) => {
    await page.goto('/change-password')
    await page.getByRole('button', { name: t('auth:change.submit') }).click()
    await expect(page.getByText(t('auth:problems.required')).first()).toBeVisible()
  },
  about: async ({ page, t }) => {
    await page.goto('/about-us')
    await expect(title(page)).toHaveText(t('about:title'))
  },
  contact: async ({ page, t }) => {
    await page.goto('/contact-us')
    await page.getByRole('button', { name: t('contact:send') }).click()
    await expect(page.getByText(t('contact:problems.required')).first()).toBeVisible()
  },
  privacy: async ({ page, t }) => {
    await page.goto('/privacy-policies')
    await expect(title(page)).toHaveText(t('privacy:title'))
  },
  terms: async ({ page, t }) => {
    await page.goto('/terms-and-conditions#refusal')
    await expect(page.getByRole('region', { name: t('terms:refusal.title') })).toBeFocused()
  },
  'guide to Makkah': async ({ page, t }) => {
    await page.goto('/guides/makkah#arafat')
    await expect(page.getByRole('article', { name: t('guides:arafat.name') })).toBeFocused()
  },
  'guide to Madinah': async ({ page, t }) => {
    await page.goto('/guides/madinah')
    await expect(page.getByRole('article', { name: t('guides:uhud.name') })).toBeVisible()
  },
  'unknown address': async ({ page, t }) => {
    await page.goto('/no-such-page')
    await expect(page.getByText(t('errors:notFound.text'))).toBeVisible()
  },
  'error page': async ({ page, t }) => {
    await page.goto('/error')
    await expect(page.getByText(t('errors:internal.text'))).toBeVisible()
  },
}

/** Screens of an agent, each opened from where the one before left the page. */
const agentScreens: Record<string, (agent: Agent) => Promise<void>> = {
  profile: async ({ page, t }) => {
    await page.goto('/profile')
    await expect(page.getByText(t('profile:sessions.current'))).toBeVisible()
    await page.getByRole('button', { name: t('profile:authenticator.replace') }).click()
    await expect(page.getByLabel(t('profile:authenticator.oldCode'))).toBeVisible()
  },
  home: async ({ page, t }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: t('home:deadlines.title') })).not.toContainText(
      t('components:loading'),
    )
    await expect(page.getByText(t('home:wallet.balance'))).toBeVisible()
  },
  'calendar of the search': async ({ page, t }) => {
    await page.getByRole('button', { name: t('components:search.dates') }).click()
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
  },
  'rooms of the search': async ({ page, t }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('components:search.rooms') }).click()
    const more = t('components:more', { what: t('components:search.children') })
    await page.getByRole('dialog').getByRole('button', { name: more }).click()
  },
  results: async ({ page }) => {
    await page.goto(listing)
    await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
  },
  'changed search': async ({ page, t }) => {
    await page.getByRole('button', { name: t('components:search.edit') }).click()
    await expect(page.getByRole('combobox', { name: t('components:search.city') })).toBeFocused()
  },
  'filters on a phone': async ({ page, t }) => {
    await page.goto(listing)
    await expect(cards(page).first()).toBeVisible({ timeout: 60_000 })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: new RegExp(`^${t('hotels:filters')}\\s*\\d$`) }).click()
    await expect(page.getByRole('dialog', { name: t('hotels:filters') })).toBeVisible()
  },
  map: async ({ page, t }) => {
    await page.goto(listing)
    await page.getByRole('button', { name: t('hotels:map'), exact: true }).click()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  },
  'no results': async ({ page, t }) => {
    await page.goto(`${listing}&name=xyzzy`)
    await expect(page.getByText(t('hotels:filteredOut.title'))).toBeVisible({ timeout: 60_000 })
  },
  'damaged search': async ({ page, t }) => {
    await page.goto('/hotel-listing?rooms=x')
    await expect(page.getByText(t('hotels:incomplete.title'))).toBeVisible()
  },
  hotel: async (agent) => {
    const { page } = agent
    await page.goto(listing)
    await cards(page).first().getByRole('heading').click({ timeout: 60_000 })
    await expect(stayCard(agent)).toContainText(/\d/)
  },
  photos: async ({ page, t }) => {
    await page
      .getByRole('button', { name: patternOf(t('hotel:photos.all', { count: 9 }).replace('9', anything)) })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'terms of the checkout': async (agent) => {
    await agent.page.keyboard.press('Escape')
    await continueWithRooms(agent)
    await expect(checkoutStep(agent, 'review')).toBeVisible()
  },
  travellers: async (agent) => {
    await acceptTerms(agent)
    await expect(checkoutStep(agent, 'travellers')).toBeVisible()
  },
  'travellers with faults': async ({ page, t }) => {
    await page.getByRole('button', { name: t('checkout:travellers.continue') }).click()
    await expect(page.getByText(t('checkout:problems.required')).first()).toBeVisible()
  },
  payment: async (agent) => {
    await nameTravellers(agent)
    await expect(payButton(agent)).toContainText(/\d/)
  },
  bookings: async ({ page }) => {
    await page.goto('/my-bookings')
    await expect(bookingRows(page).first()).toBeVisible()
  },
  booking: async ({ page, t }) => {
    await page.goto(`/my-bookings?status=CONFIRMED&from=${dayFromNow(3)}&sort=FREE_CANCELLATION_ASC`)
    const cancellable = bookingRows(page).filter({ hasText: t('bookings:deadline.free') })
    await cancellable
      .filter({ hasNotText: t('bookings:deadline.over') })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/booking-detail\//)
    await expect(title(page)).toBeVisible()
  },
  'cancel dialog': async ({ page, t }) => {
    await page.getByRole('button', { name: t('bookings:cancel.open') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'payment that is not there': async ({ page, t }) => {
    await page.goto('/payment-hotel?quote=nothing')
    await expect(title(page)).toHaveText(t('errors:payment.title'))
  },
  'contact, with the header of an agent': async ({ page, t }) => {
    await page.goto('/contact-us')
    await expect(page.getByRole('banner')).toContainText(/\d/)
    await expect(title(page)).toHaveText(t('contact:title'))
  },
  'no such booking': async ({ page, t }) => {
    await page.goto('/booking-detail/nothing')
    await expect(page.getByText(t('bookings:detail.notFound'))).toBeVisible()
  },
}

// Languages do not wait for each other.
test.describe.configure({ mode: 'parallel' })

for (const language of languages) {
  test(`every screen in ${language}`, async ({ page }) => {
    test.setTimeout(480_000)
    const agent = agentOf(page, language)
    const errors = listenForErrors(page)
    // Names and directions are the same in languages of one script.
    const closely = language === 'en-US' || language === 'ar-SA'

    const look = (screens: typeof agentScreens) =>
      Object.entries(screens).reduce(
        (before, [name, open]) =>
          before.then(() =>
            test.step(name, async () => {
              await open(agent)
              if (closely) await expectAccessible(page, name)
              await expectToFit(page, name)
              if (language !== 'en-US')
                expect.soft(await englishLines(page, language), `English in ${name}`).toEqual([])
            }),
          ),
        Promise.resolve(),
      )

    await look(openScreens)
    await signIn(agent, 'agent@demo.test')
    await look(agentScreens)
    expect.soft(await page.locator('html').getAttribute('dir')).toBe(isRtl(language) ? 'rtl' : 'ltr')
    expect(errors).toEqual([])
  })
}
