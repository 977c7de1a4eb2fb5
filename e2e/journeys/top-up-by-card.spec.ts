import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, agentOf, signInAt, readWallet } from '../support/agent.ts'
import { cardPage, cards, enterCard } from '../support/card-page.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { wildcard, patternOf } from '../support/texts.ts'

const email = 'partner@demo.test'

/** Starts a top-up and waits for the card provider's page. */
async function openCardPage({ page, t }: Agent, riyals: string): Promise<void> {
  await page.goto('/wallet')
  await page.getByRole('button', { name: t('wallet:topUp.action') }).click()
  await page.getByRole('textbox', { name: t('wallet:topUp.amount') }).fill(riyals)
  await page.getByRole('button', { name: t('wallet:topUp.continue') }).click()
  await expect(page).toHaveURL(cardPage)
}

const expectDone = ({ page, t }: Agent) =>
  expect(page.getByText(patternOf(t('wallet:payment.done', { amount: wildcard })))).toBeVisible()

const waitingNotice = ({ page, t }: Agent) =>
  page.getByText(patternOf(t('wallet:payment.waiting', { amount: wildcard })))

test('tops up the wallet after a declined card and a challenge, and lists the top-up in the statement', async ({
  page,
}) => {
  const agent = agentOf(page)
  const { t } = agent
  await signInAt(agent, email, '/wallet')
  const balanceBefore = await readWallet(agent)
  await openCardPage(agent, '2500')
  await expectAccessible(page, 'the card page')
  await test.step('a declined card leaves the card page open', async () => {
    await enterCard(page, cards.refused)
    await expect(page.getByRole('alert')).toContainText('declined')
    expect(await page.content()).not.toContain(cards.refused)
  })
  await test.step('a challenge asks for a code from the bank', async () => {
    await enterCard(page, cards.challenged)
    await page.getByLabel('Code').fill('123456')
    await page.getByRole('button', { name: 'Confirm' }).click()
  })
  await expect(page).toHaveURL(/\/wallet\?payment=/)
  await expectDone(agent)
  await expect.poll(() => readWallet(agent)).toBe(balanceBefore + 2500_00)
  await expectAccessible(page, 'the wallet after a top-up')
  const row = page.getByRole('row').filter({ hasText: t('wallet:kind.TOP_UP') })
  await expect(row.first()).toContainText(/\+SAR\s2,500\.00/)

  await test.step('no card data is stored', async () => {
    const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))
    const cardNumbers = /4000[ ]?0025[ ]?0000[ ]?3155|4000[ ]?0000[ ]?0000[ ]?0002/
    expect(storage).not.toMatch(cardNumbers)
    const files = globSync('**/*', { cwd: stackEnv.DATA_DIR }).map((file) => join(stackEnv.DATA_DIR, file))
    const filesWithCards = files.filter(
      (file) => statSync(file).isFile() && cardNumbers.test(readFileSync(file, 'latin1')),
    )
    expect(files.some((file) => file.endsWith('gateway.log'))).toBe(true)
    expect(filesWithCards).toEqual([])
  })
})

test('credits a top-up once, and only when the provider confirms it', async ({ page }) => {
  const agent = agentOf(page)
  await signInAt(agent, email, '/wallet')
  const balanceBefore = await readWallet(agent)

  await test.step('returning without paying credits nothing', async () => {
    await openCardPage(agent, '100')
    await page.getByRole('link', { name: 'Cancel and return' }).click()
    await expect(waitingNotice(agent)).toBeVisible()
    expect(await readWallet(agent)).toBe(balanceBefore)
  })
  await test.step('the card page can be reopened, and the wallet waits for a slow bank', async () => {
    await page.getByRole('link', { name: agent.t('wallet:payment.return') }).click()
    await enterCard(page, cards.late)
    await expect(waitingNotice(agent)).toBeVisible()
    expect(await readWallet(agent)).toBe(balanceBefore)
    await expectDone(agent)
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore + 100_00)
  })
  await test.step('several notifications in the wrong order credit once', async () => {
    await openCardPage(agent, '200')
    await enterCard(page, cards.duplicated)
    await expectDone(agent)
    await page.goto('/wallet?kind=TOP_UP')
    await expect.poll(() => readWallet(agent)).toBe(balanceBefore + 300_00)
  })
})

test('reverses a charged-back top-up once and lists the chargeback in the statement', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signInAt(agent, email, '/wallet')
  const balanceBefore = await readWallet(agent)
  await openCardPage(agent, '300')
  await enterCard(page, cards.disputed)
  await expectDone(agent)
  const row = page.getByRole('row').filter({ hasText: t('wallet:kind.CHARGEBACK') })
  await expect(async () => {
    await page.goto('/wallet')
    await expect(row).toHaveCount(1, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(row).toContainText(/−SAR\s300\.00/)
  await expect(row).toContainText('2024')
  expect(await readWallet(agent)).toBe(balanceBefore)
  await expectAccessible(page, 'the wallet after a chargeback')
})
