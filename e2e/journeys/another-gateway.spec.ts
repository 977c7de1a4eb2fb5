import { expect, type Page, test } from '@playwright/test'
import { type Agent, agentOf, signIn } from '../support/agent.ts'
import {
  acceptTerms,
  bookingRows,
  waitForConfirmation,
  continueWithRooms,
  listing,
  fillInTravelers,
  stayCard,
} from '../support/booking.ts'
import { startPlainGateway } from '../support/gateways/plain-gateway.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { wildcard, patternOf } from '../support/texts.ts'

/** Another company's gateway. It has no wallet, profile or authenticator, and sends neither e-mails nor cancellation rules. */
let gateway: Awaited<ReturnType<typeof startPlainGateway>>
let stack: Stack

test.beforeAll(async () => {
  gateway = await startPlainGateway(25)
  stack = await startStack({ GATEWAY_URL: gateway.url })
})
test.afterAll(async () => {
  await stack?.stop()
  await gateway?.stop()
})

/** Chooses a hotel and its rooms, and fills in the checkout up to the payment. */
async function goToPayment(agent: Agent): Promise<void> {
  const { page } = agent
  await page.goto(listing)
  await page.getByRole('article').first().getByRole('heading').click({ timeout: 60_000 })
  await expect(stayCard(agent)).toContainText(/\d/)
  await continueWithRooms(agent)
  await acceptTerms(agent)
  await fillInTravelers(agent, '310000000100003')
  await expect(page.getByText(agent.t('payment:accountText'))).toBeVisible()
}

const bookButton = ({ page, t }: Agent) =>
  page.getByRole('button', { name: patternOf(t('payment:buttons.ACCOUNT', { amount: wildcard })) })

const expectNoWallet = (page: Page) => expect(page.locator('body')).not.toContainText(/wallet/i)

/** Expects the phone tabs, the account menu and the bookings page to have no link to shared reservations. */
async function expectNoPaymentLinks({ page, t }: Agent): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('navigation', { name: t('common:nav.main') }).getByRole('link')).toHaveText([
    t('common:nav.search'),
    t('common:nav.bookings'),
  ])
  await page.getByRole('button', { name: t('common:account') }).click()
  await expect(page.getByRole('menuitem', { name: t('common:signOut') })).toBeVisible()
  await expect(page.getByText(t('common:nav.shared'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
}

const openBookings = ({ page, t }: Agent) =>
  page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()

test('books on account, cancels with an unknown refund and never mentions a wallet', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: stack.url })
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, 'agent@demo.test')
  await goToPayment(agent)
  await expectAccessible(page, 'payment on account')
  await expectNoWallet(page)
  await bookButton(agent).dblclick()
  const bookingPath = await waitForConfirmation(agent)
  await expectNoWallet(page)
  expect(gateway.reservations).toHaveLength(26)

  await openBookings(agent)
  await expect(bookingRows(page).first().getByRole('link')).toHaveAttribute('href', bookingPath)
  await expectNoWallet(page)
  await expectNoPaymentLinks(agent)
  await page.goto(bookingPath)
  await page.getByRole('button', { name: t('cancel:open') }).click()
  const dialog = page.getByRole('alertdialog', { name: t('cancel:titleNotStated') })
  await expect(dialog.getByText(t('cancel:refundNotStated'))).toBeVisible()
  await expectNoWallet(page)
  await dialog.getByRole('combobox', { name: t('cancel:reason') }).selectOption('dates')
  await dialog.getByRole('button', { name: t('cancel:confirm') }).click()
  await expect(page.getByRole('main').getByText(t('components:status.CANCELLED')).first()).toBeVisible()
  expect(gateway.reservations.at(-1)?.status).toBe('Cancelled')
  await page.close()
})

test('offers no second booking while the outcome of a lost response is unknown', async ({ browser }) => {
  gateway.configure({ booking: 'lost' })
  const page = await browser.newPage({ baseURL: stack.url })
  const agent = agentOf(page)
  await signIn(agent, 'agent@demo.test')
  await goToPayment(agent)
  await bookButton(agent).click()
  await expect(page.getByRole('heading', { name: agent.t('checkout:unknown.title') })).toBeVisible({ timeout: 60_000 })
  await expect(bookButton(agent)).toHaveCount(0)
  await expectNoWallet(page)
  await expectAccessible(page, 'unknown outcome')
  await page.close()
})
