import { expect } from '@playwright/test'
import { dayFromNow } from '../../support/agent.ts'
import { bookingRows } from '../../support/booking.ts'
import { getSampleBookings } from '../../support/sample-bookings.ts'
import { heading, testScreens, visit } from '../../support/screens.ts'
import { test } from '../../support/signed-in.ts'
import { wildcard, patternOf } from '../../support/texts.ts'

// In the default mode, a failed test would skip the rest of its file.
test.describe.configure({ mode: 'parallel' })

testScreens(
  'bookings',
  {
    bookings: async ({ page }) => {
      await visit(page, '/my-bookings')
      await expect(bookingRows(page).first()).toBeVisible()
    },
    'documents of a booking': async ({ page, t }) => {
      // A row whose status is exactly "Confirmed" is paid.
      const paidRows = bookingRows(page).filter({
        has: page.getByText(t('components:status.CONFIRMED'), { exact: true }),
      })
      await paidRows.last().locator('[data-row-documents]').click()
      await expect(page.getByRole('dialog').getByText(t('documents:kind.INVOICE'), { exact: true })).toBeVisible()
    },
    booking: async ({ page, t }) => {
      await page.keyboard.press('Escape')

      await visit(page, `/my-bookings?status=CONFIRMED&from=${dayFromNow(3)}&sort=FREE_CANCELLATION_ASC`)
      const cancellable = bookingRows(page).filter({ hasText: t('bookings:deadline.free') })
      const link = cancellable
        .filter({ hasNotText: t('bookings:deadline.over') })
        .first()
        .getByRole('link')
      // Rows move when the filtered list arrives, so the first click may miss its row.
      await expect(async () => {
        await link.click({ timeout: 10_000 })
        await expect(page).toHaveURL(/\/booking-detail\//, { timeout: 10_000 })
      }).toPass({ timeout: 60_000 })
      await expect(heading(page)).toBeVisible()
    },
    'cancel dialog': async ({ page, t }) => {
      await page.getByRole('button', { name: t('cancel:open') }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    'unknown booking': async ({ page, t }) => {
      await visit(page, '/booking-detail/nothing')
      await expect(page.getByRole('heading', { name: t('bookings:detail.notFound') })).toBeVisible()
    },
  },
  test,
)

testScreens(
  'sample bookings',
  {
    confirmation: async (agent) => {
      const { page, t } = agent
      await visit(page, (await getSampleBookings(agent)).confirmation)
      await expect(page.getByRole('heading', { name: t('checkout:done.title') })).toBeVisible()
      await expect(page.getByRole('link', { name: t('checkout:done.open') })).toBeVisible()
    },
    'booking change form': async (agent) => {
      const { bookingId } = await getSampleBookings(agent)
      await visit(agent.page, `/change-booking/${bookingId}`)
      await expect(agent.page.getByRole('grid').first()).toBeVisible()
      await expect(agent.page.getByRole('group', { name: agent.t('checkout:party.guests.lead') })).toBeVisible()
    },
    'booking sheet': async (agent) => {
      const { bookingId } = await getSampleBookings(agent)
      await visit(agent.page, `/booking-sheet/${bookingId}`)
      await expect(agent.page.getByRole('article')).toContainText(/Lead Traveler/)
    },
    'open card payment': async (agent) => {
      const { page, t } = agent
      await visit(page, (await getSampleBookings(agent)).cardPayment)
      await expect(page.getByText(patternOf(t('card:stages.open', { amount: wildcard })))).toBeVisible()
    },
    'payment link that the agent shared': async (agent) => {
      const { page, t } = agent
      await visit(page, (await getSampleBookings(agent)).link)
      await expect(page.getByRole('button', { name: t('shared:extend.action') })).toBeVisible()
    },
    'shared reservations': async ({ page }) => {
      await visit(page, '/shared-reservations')
      await expect(page.getByRole('table').getByText('partner@demo.test').first()).toBeVisible()
    },
  },
  test,
)

testScreens(
  'wallet',
  {
    wallet: async ({ page, t }) => {
      await visit(page, '/wallet')
      await expect(page.getByRole('table', { name: t('wallet:statement') })).toBeVisible()
    },
    'top-up form': async ({ page, t }) => {
      await page.getByRole('button', { name: t('wallet:topUp.action') }).click()
      await page.getByRole('button', { name: t('wallet:topUp.continue') }).click()
      await expect(page.getByRole('textbox', { name: t('wallet:topUp.amount') })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    },
    'filtered statement': async ({ page, t }) => {
      await visit(page, '/wallet?kind=RELEASE&from=2020-01-01&to=2020-01-31')
      await expect(page.getByText(t('wallet:empty.filtered'))).toBeVisible()
    },
  },
  test,
)

testScreens(
  'profile',
  {
    profile: async ({ page, t }) => {
      await visit(page, '/profile')
      await expect(page.getByText(t('profile:sessions.current'))).toBeVisible()
      await page.getByRole('button', { name: t('profile:authenticator.replace') }).click()
      await expect(page.getByLabel(t('profile:authenticator.oldCode'))).toBeVisible()
    },
    'contact page with the agent header': async ({ page, t }) => {
      await visit(page, '/contact-us')
      await expect(page.getByRole('banner')).toContainText(/\d/)
      await expect(heading(page)).toHaveText(t('contact:title'))
    },
  },
  test,
)
