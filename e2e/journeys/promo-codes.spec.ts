import { expect } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, agentOf, readAmount, readAuthenticatorCode, signIn, readWallet } from '../support/agent.ts'
import {
  acceptTerms,
  checkoutStep,
  waitForConfirmation,
  continueWithRooms,
  hotelPath,
  fillInTravelers,
  pay,
  payButton,
  readStayTotal,
} from '../support/booking.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { test } from '../support/signed-in.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const promoCard = ({ page, t }: Agent) => page.getByRole('region', { name: t('checkout:promo.title') })

async function enterCode(agent: Agent, code: string): Promise<void> {
  const { t } = agent
  await promoCard(agent)
    .getByRole('textbox', { name: t('checkout:promo.code') })
    .fill(code)
  await promoCard(agent)
    .getByRole('button', { name: t('checkout:promo.apply') })
    .click()
}

const removeButton = (agent: Agent) =>
  promoCard(agent).getByRole('button', { name: patternOf(agent.t('checkout:promo.removeCode', { code: wildcard })) })

const readAmountDue = (agent: Agent) => readStayTotal(agent, agent.t('checkout:summary.toPay'))

/** Opens a hotel checkout, applies the code that has one use left, and returns the discounted total in halalas. */
async function applyCodeWithOneUseLeft(agent: Agent): Promise<number> {
  await agent.page.goto(hotelPath('4900000007'))
  await continueWithRooms(agent)
  await enterCode(agent, 'LASTONE')
  await expect(removeButton(agent)).toBeVisible()
  return readAmountDue(agent)
}

test('refuses, applies and removes promo codes in the checkout', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await page.goto(hotelPath('4900000007'))
  await continueWithRooms(agent)
  const fullTotal = await readAmountDue(agent)
  await enterCode(agent, 'EXPIRED')
  const field = promoCard(agent).getByRole('textbox', { name: t('checkout:promo.code') })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('EXPIRED')
  await expectAccessible(page, 'refused promo code')

  await enterCode(agent, 'rihla10')
  await expect(removeButton(agent)).toBeVisible()
  expect(await readAmountDue(agent)).toBe(fullTotal - Math.round(fullTotal / 10))
  await expectAccessible(page, 'applied promo code')
  await removeButton(agent).click()
  await expect(field).toBeVisible()
  expect(await readAmountDue(agent)).toBe(fullTotal)

  await acceptTerms(agent)
  await page.getByRole('link', { name: t('checkout:back'), exact: true }).click()
  const consent = checkoutStep(agent, 'review').getByRole('checkbox')
  await expect(consent).toBeChecked()
  await enterCode(agent, 'rihla10')
  await expect(page.getByText(t('checkout:stepReasons.totalAndTermsChanged'))).toBeVisible()
  await expect(consent).not.toBeChecked()
  await expectAccessible(page, 'consent to another total')
})

test('shows the travelers and the current step of a checkout in a second tab', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto(hotelPath('4900000007'))
  await continueWithRooms(agent)
  await acceptTerms(agent)
  await fillInTravelers(agent)
  await expect(payButton(agent)).toBeVisible()
  const second = agentOf(await page.context().newPage())
  await second.page.goto(page.url())
  await expect(payButton(second)).toBeVisible()
  await expect(second.page.getByText('Lead Traveler', { exact: true })).toBeVisible()
})

test('applies the last use of a promo code for the agent who pays first, and informs the other agent', async ({
  page,
  browser,
}) => {
  const first = agentOf(page)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const second = agentOf(await context.newPage())
  await signIn(second, 'partner@demo.test')
  const discountedTotal = await applyCodeWithOneUseLeft(first)
  await applyCodeWithOneUseLeft(second)
  const balanceBefore = await readWallet(first)

  await acceptTerms(first)
  await fillInTravelers(first)
  await pay(first, await readAuthenticatorCode(stackEnv, 'agent@demo.test'))
  await waitForConfirmation(first)
  await expect.poll(() => readWallet(first)).toBe(balanceBefore - discountedTotal)

  await acceptTerms(second)
  await fillInTravelers(second)
  await pay(second, await readAuthenticatorCode(stackEnv, 'partner@demo.test'))
  const dialog = second.page.getByRole('alertdialog')
  await expect(dialog).toContainText('LASTONE')
  await expectAccessible(second.page, 'promo code no longer valid')
  await dialog
    .getByRole('button', { name: patternOf(second.t('components:priceChange.accept', { amount: wildcard })) })
    .click()
  await expect(dialog).toBeHidden()

  // The agent must accept the terms again, now at the full price.
  await acceptTerms(second)
  await second.page.getByRole('button', { name: second.t('checkout:travelers.continue') }).click()
  await expect(payButton(second)).toBeEnabled()
  expect(await readAmount(payButton(second))).toBeGreaterThan(discountedTotal)
  await context.close()
})
