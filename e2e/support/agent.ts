import { expect, type Locator, type Page } from '@playwright/test'
import { runCommand, type Stack } from './stack.ts'
import { type Language, type Texts, textsOf } from './texts.ts'

export const password = 'Umrah-2026!'

/** An agent using the app: the page, its language and its texts. */
export interface Agent {
  page: Page
  language: Language
  t: Texts
}

export const agentOf = (page: Page, language: Language = 'en-US'): Agent => ({ page, language, t: textsOf(language) })

/** Submits the sign-in form on screen. */
export async function submitSignIn({ page, t }: Agent, email: string, passphrase = password): Promise<void> {
  await page.getByRole('textbox', { name: t('auth:email') }).fill(email)
  await page.getByLabel(t('auth:password'), { exact: true }).fill(passphrase)
  await page.getByRole('button', { name: t('auth:signIn'), exact: true }).click()
}

/** Signs in on the login page in the agent's language and waits for the profile. */
export async function signIn(agent: Agent, email: string): Promise<void> {
  await agent.page.goto(`/${agent.language}/login`)
  await submitSignIn(agent, email)
  await expect(agent.page.getByRole('heading', { level: 1, name: agent.t('profile:title') })).toBeVisible()
}

/** Opens a page of the app and signs in. */
export async function signInAt(agent: Agent, email: string, path: string): Promise<void> {
  await agent.page.goto(`/${agent.language}/login`)
  await agent.page.goto(path)
  await submitSignIn(agent, email)
  await expect(agent.page.getByRole('banner')).toBeVisible()
}

/** Signs out in the account menu. */
export async function signOut({ page, t }: Agent): Promise<void> {
  await page.getByRole('button', { name: t('common:account') }).click()
  await page.getByRole('menuitem', { name: t('common:signOut') }).click()
}

const amount = /\d{1,3}(?:[.,]\d{3})*[.,]\d{2}(?!\d)/

/** Returns the first amount in a text, in halalas. The amount may have any thousands separator. */
export function halalasIn(text: string): number {
  const [figure] = amount.exec(text) ?? []
  if (!figure) throw new Error(`There is no amount in "${text}"`)
  return Number(figure.replaceAll(/\D/g, ''))
}

/** Returns the first amount in a part of the screen, in halalas. Waits until the part is laid out, because until then it has no text. */
export async function readAmount(part: Locator): Promise<number> {
  let text = ''
  await expect
    .poll(async () => {
      text = await part.innerText()
      return text
    })
    .toMatch(amount)
  return halalasIn(text)
}

/** Wallet balance in the header, in halalas. */
export const readWallet = ({ page }: Agent): Promise<number> => readAmount(page.getByRole('banner'))

/** Current authenticator code of an account. Each code is accepted only once, so the next one may take half a minute. */
export const readAuthenticatorCode = (env: Stack['env'], email: string): Promise<string> =>
  runCommand({ env }, 'otp', email)

/** Returns the date in Makkah a number of days from now, as `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(day)
}
