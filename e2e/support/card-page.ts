import type { Page } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'

/** Test cards of the sandbox. */
export const cards = {
  accepted: '4242424242424242',
  refused: '4000000000000002',
  challenged: '4000002500003155',
  late: '4000000000000077',
  duplicated: '4000000000000259',
  disputed: '4000000000002024',
  lapsing: '4000000000004046',
}

/** URL of the card provider's payment page. */
export const cardPage = new RegExp(`^http://localhost:${stackEnv.CARD_PORT}/pay/`)

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Demo Partner')
  await page.getByRole('button', { name: /^Pay SAR/ }).click()
}
