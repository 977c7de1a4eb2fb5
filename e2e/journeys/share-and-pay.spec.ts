import { expect } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { waitForEmail } from '../support/accounts.ts'
import { agentOf, readAmount, readAuthenticatorCode, readWallet } from '../support/agent.ts'
import {
  acceptTerms,
  checkoutStep,
  waitForConfirmation,
  continueWithRooms,
  hotelPath,
  fillInTravelers,
  pay,
  payButton,
} from '../support/booking.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { test } from '../support/signed-in.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const receiver = 'partner@demo.test'

test('shows a shared payment link as paid without a reload', async ({ page, browser, sessionOf, baseURL }) => {
  const owner = agentOf(page)
  const { t } = owner
  await page.goto(hotelPath('4900000007'))
  await continueWithRooms(owner)
  const balanceBefore = await readWallet(owner)

  await test.step('the owner shares a payment link from the checkout', async () => {
    const review = checkoutStep(owner, 'review')
    await review.getByRole('button', { name: t('checkout:link.share') }).click()
    await review.getByRole('textbox', { name: t('checkout:link.email') }).fill(receiver)
    await review.getByRole('button', { name: t('checkout:link.send') }).click()
    const sent = review.getByText(patternOf(t('checkout:link.sent', { receiver: wildcard })))
    await expect(sent).toContainText(receiver)
    await page.reload()
    await expect(sent).toContainText(receiver)
    await expectAccessible(page, 'shared link')
  })

  const [emailedUrl] = /http\S*\/payment-hotel\/[\w-]+/.exec((await waitForEmail(receiver, /payment-hotel/)).text) ?? []
  const linkPath = new URL(emailedUrl ?? '').pathname

  await test.step('the sign-in page tells a signed-out receiver about the payment link', async () => {
    const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
    const guest = await context.newPage()
    await guest.goto(linkPath)
    await expect(guest.getByText(t('auth:link.title'))).toBeVisible()
    await expectAccessible(guest, 'sign-in for a payment link')
    await context.close()
  })

  await test.step('the owner who opens the link sees its status instead of a checkout', async () => {
    await page.goto(linkPath)
    await expect(page.getByRole('heading', { name: t('shared:own.title') })).toBeVisible()
    const linkRow = page.getByRole('table').getByRole('row').filter({ hasText: receiver })
    await expect(linkRow).toContainText(t('components:status.UNPAID'))
    await expect(linkRow.getByRole('button', { name: t('shared:extend.action') })).toBeVisible()
    await expectAccessible(page, 'own payment link')
    expect(new URL(page.url()).pathname).toBe(linkPath)
  })

  await page.goto('/shared-reservations')
  const row = page.getByRole('table').getByRole('row').filter({ hasText: receiver }).first()
  await expect(row).toContainText(t('components:status.UNPAID'))
  await expectAccessible(page, 'shared reservations')

  await test.step('the receiver opens the e-mailed link and pays', async () => {
    const context = await browser.newContext({ baseURL, storageState: await sessionOf(receiver) })
    const payer = agentOf(await context.newPage())
    await payer.page.goto(linkPath)
    await acceptTerms(payer)
    await fillInTravelers(payer)
    const [wallet, total] = [await readWallet(payer), await readAmount(payButton(payer))]
    await pay(payer, await readAuthenticatorCode(stackEnv, receiver))
    await waitForConfirmation(payer)
    await expect.poll(() => readWallet(payer)).toBe(wallet - total)
    await context.close()
  })

  await expect(row).toContainText(t('components:status.PAID'))
  await expect(row).toContainText(t('shared:opened', { count: 1 }))
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await readWallet(owner)).toBe(balanceBefore)
})
