import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import {
  expectRejected,
  createEmailAddress,
  waitForEmail,
  createAgent,
  register,
  readEmailedCode,
  signInElsewhere,
  readStatus,
} from '../support/accounts.ts'
import { type Agent, agentOf, password, signIn, signOut, submitSignIn } from '../support/agent.ts'
import { listenForErrors } from '../support/page-checks.ts'

const newPassword = 'Umrah-2027!'

const textBox = ({ page, t }: Agent, key: Parameters<Agent['t']>[0]) =>
  page.getByRole('textbox', { name: t(key), exact: true })
const passwordBox = ({ page, t }: Agent, key: Parameters<Agent['t']>[0]) => page.getByLabel(t(key), { exact: true })
const pageTitle = ({ page, t }: Agent, key: Parameters<Agent['t']>[0]) =>
  page.getByRole('heading', { level: 1, name: t(key) })
const press = ({ page, t }: Agent, key: Parameters<Agent['t']>[0]) =>
  page.getByRole('button', { name: t(key), exact: true }).click()

async function chooseNewPassword(agent: Agent, chosenPassword = newPassword) {
  await passwordBox(agent, 'auth:newPassword').fill(chosenPassword)
  await passwordBox(agent, 'auth:confirmPassword').fill(chosenPassword)
}

/** Creates a valid Saudi IBAN that no company uses. */
function createIban(): string {
  const account = `80${String(Date.now()).padStart(18, '0')}`
  const check = 98n - (BigInt(`${account}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${account}`
}

for (const language of ['en-US', 'ar-SA'] as const) {
  test(`${language} › registers a company that signs in with the e-mailed password`, async ({ page }) => {
    const agent = agentOf(page, language)
    const errors = listenForErrors(page)
    const email = createEmailAddress()
    await page.goto(`/${language}/login?callback=%2Fprofile`)
    await page.getByRole('link', { name: agent.t('auth:register.link') }).click()
    await expect(pageTitle(agent, 'register:title')).toBeVisible()
    await press(agent, 'register:submit')
    await expect(textBox(agent, 'register:firstName')).toBeFocused()
    await expect(page.getByText(agent.t('fields:errors.termsNotAccepted'))).toBeVisible()

    await textBox(agent, 'register:firstName').fill('New')
    await textBox(agent, 'register:lastName').fill('Agent')
    await textBox(agent, 'register:email').fill(email)
    await page.getByRole('combobox', { name: agent.t('register:phoneCountry') }).selectOption('SA-966')
    await textBox(agent, 'register:phone').fill('٠٥٠١٢٣٤٥٦٧')
    await textBox(agent, 'register:companyName').fill('New Umrah Company')
    await textBox(agent, 'register:licenseNumber').fill('UMR-0000')
    await textBox(agent, 'register:iban').fill('SA03 8000 0000 6080 1016 7518')
    await page.getByRole('checkbox').check()
    await press(agent, 'register:submit')
    await expect(textBox(agent, 'register:iban')).toHaveAttribute('aria-invalid', 'true')
    await textBox(agent, 'register:iban').fill(createIban())
    await press(agent, 'register:submit')
    // The license is blacklisted; the form keeps its values.
    await expect(
      page
        .getByRole('main')
        .getByText(/license|الترخيص/)
        .last(),
    ).toBeVisible()
    await expect(textBox(agent, 'register:email')).toHaveValue(email)
    await textBox(agent, 'register:licenseNumber').fill(`UMR-${Date.now() % 1e8}-${language.slice(0, 2)}`)
    await press(agent, 'register:submit')

    await expect(pageTitle(agent, 'auth:signIn')).toBeVisible()
    await expect(page.getByRole('main').getByText(agent.t('auth:notices.registered'))).toBeVisible()
    await expect(textBox(agent, 'auth:email')).toHaveValue(email)
    await expect(page.getByRole('link', { name: agent.t('auth:register.back') })).toBeVisible()
    const message = await waitForEmail(email)
    expect(message.html).toContain(language === 'ar-SA' ? 'dir="rtl"' : 'dir="ltr"')
    await submitSignIn(agent, email, readEmailedCode(message))
    await expect(pageTitle(agent, 'auth:newPasswordTitle')).toBeVisible()
    await chooseNewPassword(agent)
    await press(agent, 'auth:saveAndSignIn')
    await expect(pageTitle(agent, 'profile:title')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await expect(textBox(agent, 'profile:companyName')).toHaveValue('New Umrah Company')
    await expect(textBox(agent, 'profile:details.phone')).toHaveValue('501234567')
    expect(errors).toEqual([])
  })
}

test('rejects a registration if an account already exists for the e-mail address', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto('/en-US/register')
  await textBox(agent, 'register:firstName').fill('New')
  await textBox(agent, 'register:lastName').fill('Agent')
  await textBox(agent, 'register:email').fill('AGENT@demo.test')
  await page.getByRole('combobox', { name: agent.t('register:phoneCountry') }).selectOption('SA-966')
  await textBox(agent, 'register:phone').fill('501234567')
  await textBox(agent, 'register:companyName').fill('Another Company')
  await textBox(agent, 'register:licenseNumber').fill('UMR-77')
  await textBox(agent, 'register:iban').fill('SA03 8000 0000 6080 1016 7519')
  await page.getByRole('checkbox').check()
  await press(agent, 'register:submit')
  await expect(page.getByRole('main').getByText('This account already exists on the B2B platform.')).toBeVisible()
})

test('accepts a temporary password only once', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = createEmailAddress()
  await register(request, email)
  const temporary = readEmailedCode(await waitForEmail(email))
  await page.goto('/en-US/login')
  await submitSignIn(agent, email, temporary)
  await chooseNewPassword(agent)
  await press(agent, 'auth:saveAndSignIn')
  await expect(pageTitle(agent, 'profile:title')).toBeVisible()
  await signOut(agent)
  await submitSignIn(agent, email, temporary)
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.wrong'))).toBeVisible()
})

test('confirms a sign-up with a resent code, e-mailed in the language of the screen', async ({ page }) => {
  const agent = agentOf(page, 'tr-TR')
  const email = 'unconfirmed@demo.test'
  await page.goto('/tr-TR/login')
  await submitSignIn(agent, email)
  await expect(pageTitle(agent, 'auth:verify.title')).toBeVisible()
  const first = readEmailedCode(await waitForEmail(email))
  await page.getByRole('link', { name: agent.t('auth:resend.link') }).click()
  await expect(pageTitle(agent, 'auth:resend.title')).toBeVisible()
  await expect(textBox(agent, 'auth:email')).toHaveValue(email)
  await press(agent, 'auth:sendCode')
  await expect(pageTitle(agent, 'auth:verify.title')).toBeVisible()
  // The newer code replaces the first.
  const message = await waitForEmail(email, new RegExp(String.raw`^(?![\s\S]*${first})`))
  expect(message.html).toContain('lang="tr-TR"')
  await textBox(agent, 'auth:code').fill('000000')
  await press(agent, 'auth:verify.submit')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.codeWrong'))).toBeVisible()
  await textBox(agent, 'auth:code').fill(readEmailedCode(message))
  await press(agent, 'auth:verify.submit')
  await expect(pageTitle(agent, 'auth:signIn')).toBeVisible()
  await expect(page.getByText(agent.t('auth:notices.confirmed'))).toBeVisible()
  await submitSignIn(agent, email)
  await expect(pageTitle(agent, 'profile:title')).toBeVisible()
})

test('resets a forgotten password by code and revokes all other sessions', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  const otherDevice = await signInElsewhere(request, email)
  await page.goto('/en-US/login?callback=%2Fmy-bookings')
  await textBox(agent, 'auth:email').fill(email)
  await page.getByRole('link', { name: agent.t('auth:forgot.link') }).click()
  await press(agent, 'auth:sendCode')
  await expect(pageTitle(agent, 'auth:newPasswordTitle')).toBeVisible()
  const code = readEmailedCode(await waitForEmail(email, /\b\d{6}\b/))
  await textBox(agent, 'auth:code').fill(code)
  await chooseNewPassword(agent)
  await press(agent, 'auth:saveAndSignIn')
  await expect(page).toHaveURL('/my-bookings')
  await expectRejected(request, otherDevice)

  // The code works only once.
  await page.goto('/profile')
  await signOut(agent)
  await expect(pageTitle(agent, 'auth:signIn')).toBeVisible()
  await page.goto('/reset-password')
  await textBox(agent, 'auth:email').fill(email)
  await textBox(agent, 'auth:code').fill(code)
  await chooseNewPassword(agent, 'Umrah-2028!')
  await press(agent, 'auth:saveAndSignIn')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.codeExpired'))).toBeVisible()
})

test('shows an unknown e-mail address the same password-reset screens as a known one', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto('/en-US/forgot-password')
  await textBox(agent, 'auth:email').fill(createEmailAddress())
  await press(agent, 'auth:sendCode')
  await expect(page.getByText(agent.t('auth:notices.codeForPassword'))).toBeVisible()
  await expect(pageTitle(agent, 'auth:newPasswordTitle')).toBeVisible()
  await textBox(agent, 'auth:code').fill('123456')
  await chooseNewPassword(agent)
  await press(agent, 'auth:saveAndSignIn')
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp([agent.t('auth:failures.codeWrong'), agent.t('auth:failures.codeExpired')].join('|'))),
  ).toBeVisible()
})

test('changes a password without a session if the old password is correct', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  const otherDevice = await signInElsewhere(request, email)
  await page.goto('/en-US/change-password')
  await textBox(agent, 'auth:email').fill(email)
  await passwordBox(agent, 'auth:oldPassword').fill(password)
  await chooseNewPassword(agent)
  await press(agent, 'auth:change.submit')
  await expect(pageTitle(agent, 'profile:title')).toBeVisible()
  await expectRejected(request, otherDevice)
})

test('keeps this session and revokes all others when the password changes', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  const otherDevice = await signInElsewhere(request, email)
  await signIn(agent, email)
  const authorizedRequest = page.waitForRequest(
    (candidate) => candidate.url().endsWith('/graphql') && 'authorization' in candidate.headers(),
  )
  await page.reload()
  const oldToken = ((await authorizedRequest).headers()['authorization'] ?? '').replace('Bearer ', '')
  await passwordBox(agent, 'auth:oldPassword').fill('Umrah-2025!')
  await chooseNewPassword(agent)
  await press(agent, 'auth:change.submit')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.oldPasswordWrong'))).toBeVisible()
  await passwordBox(agent, 'auth:oldPassword').fill(password)
  await press(agent, 'auth:change.submit')
  await expect(page.getByText(agent.t('auth:notices.passwordChanged'))).toBeVisible()
  await expectRejected(request, otherDevice)
  await expect.poll(() => readStatus(request, oldToken), { timeout: 5000 }).toBe(401)
  await page.reload()
  await expect(pageTitle(agent, 'profile:title')).toBeVisible()
  await page.goto('/my-bookings')
  await expect(page).toHaveURL('/my-bookings')
})

test('rejects the tokens of this device within five seconds of signing out', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  const otherDevice = await signInElsewhere(request, email)
  await signIn(agent, email)
  const authorizedRequest = page.waitForRequest(
    (candidate) => candidate.url().endsWith('/graphql') && 'authorization' in candidate.headers(),
  )
  await page.reload()
  const token = ((await authorizedRequest).headers()['authorization'] ?? '').replace('Bearer ', '')
  expect(await readStatus(request, token)).toBe(200)
  await signOut(agent)
  await expect(pageTitle(agent, 'auth:signIn')).toBeVisible()
  await expect.poll(() => readStatus(request, token), { timeout: 5000 }).toBe(401)
  expect(await readStatus(request, otherDevice.IdToken)).toBe(200)
})

test('lists sessions and revokes them', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  const [first, second] = [await signInElsewhere(request, email), await signInElsewhere(request, email)]
  await signIn(agent, email)
  const card = page.getByRole('region', { name: agent.t('profile:sessions.title') })
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: agent.t('profile:sessions.current') })).toHaveCount(1)
  await rows
    .filter({ hasNotText: agent.t('profile:sessions.current') })
    .first()
    .getByRole('button')
    .click()
  await expect(rows).toHaveCount(2)
  await expect
    .poll(async () => new Set([await readStatus(request, first.IdToken), await readStatus(request, second.IdToken)]), {
      timeout: 5000,
    })
    .toEqual(new Set([200, 401]))
  await card.getByRole('button', { name: agent.t('profile:sessions.endOthers') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: agent.t('profile:sessions.end') })
    .click()
  await expect(rows).toHaveCount(1)
  await expectRejected(request, first)
  await expectRejected(request, second)
})

/** PNG image of one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

test('saves the profile, photo, logo and language', async ({ page, request, browser, baseURL }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  await signIn(agent, email)
  await textBox(agent, 'profile:name').fill('Agent Renamed')
  const details = page.getByRole('region', { name: agent.t('profile:details.title') })
  await details.getByRole('button', { name: agent.t('profile:save') }).click()
  await expect(page.getByText(agent.t('profile:saved'))).toBeVisible()
  await page.getByLabel(agent.t('profile:photo.choose')).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: pixel,
  })
  const photo = page.getByRole('img', { name: agent.t('profile:photo.alt', { name: 'Agent Renamed' }) })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await page.getByLabel(agent.t('profile:photo.choose')).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await expect(page.getByRole('alert')).toContainText('JPEG')

  await page.getByLabel(agent.t('profile:logo.choose')).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: pixel,
  })
  const company = page.getByRole('region', { name: agent.t('profile:company') })
  const logo = company.getByRole('img')
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await company.getByRole('button', { name: agent.t('profile:logo.removeLabel') }).click()
  await expect(logo).toBeHidden()

  await details.getByRole('combobox', { name: agent.t('profile:details.language') }).selectOption('ar-SA')
  await details.getByRole('button', { name: agent.t('profile:save') }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  const arabic = agentOf(page, 'ar-SA')
  await expect(textBox(arabic, 'profile:name')).toHaveValue('Agent Renamed')
  // The header shows the new name from the refreshed token.
  await page.getByRole('button', { name: arabic.t('common:account') }).click()
  await expect(page.getByRole('menu').getByText('Agent Renamed')).toBeVisible()

  await test.step('a browser without a chosen language uses the profile language', async () => {
    const other = agentOf(await browser.newPage({ baseURL }))
    await other.page.goto('/login')
    await submitSignIn(other, email)
    await expect(pageTitle({ ...arabic, page: other.page }, 'profile:title')).toBeVisible()
    await expect(other.page.locator('html')).toHaveAttribute('dir', 'rtl')
    await other.page.close()
  })
})

test('enrolls an authenticator, and replaces it with a recovery code', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = await createAgent(request)
  await signIn(agent, email)
  const card = page.getByRole('region', { name: agent.t('profile:authenticator.title') })

  const readAuthenticator = async () => {
    const key = (await card.locator('bdi').first().innerText()).replaceAll(/\s/g, '')
    return new TOTP({ secret: key })
  }
  await card.getByRole('button', { name: agent.t('profile:authenticator.setUp') }).click()
  await expect(card.getByRole('img', { name: agent.t('profile:authenticator.qr') })).toBeVisible()
  await card.getByLabel(agent.t('profile:authenticator.newCode')).fill('000000')
  await card.getByRole('button', { name: agent.t('profile:authenticator.confirm') }).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await card.getByLabel(agent.t('profile:authenticator.newCode')).fill((await readAuthenticator()).generate())
  await card.getByRole('button', { name: agent.t('profile:authenticator.confirm') }).click()
  await expect(card.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await card.getByRole('listitem').first().innerText()
  await card.getByRole('button', { name: agent.t('profile:authenticator.kept') }).click()
  await waitForEmail(email, /authenticator/i)

  const startReplacing = async (code: string) => {
    await card.getByRole('button', { name: agent.t('profile:authenticator.replace') }).click()
    await card.getByRole('button', { name: agent.t('profile:authenticator.lost') }).click()
    await card.getByLabel(agent.t('profile:authenticator.recoveryCode')).fill(code)
    await card.getByRole('button', { name: agent.t('profile:authenticator.next') }).click()
  }
  await startReplacing(recoveryCode.toLowerCase())
  await expect(card.getByRole('img', { name: agent.t('profile:authenticator.qr') })).toBeVisible()
  await card.getByLabel(agent.t('profile:authenticator.newCode')).fill((await readAuthenticator()).generate())
  await card.getByRole('button', { name: agent.t('profile:authenticator.confirm') }).click()
  await expect(card.getByRole('listitem')).toHaveCount(10)
  await card.getByRole('button', { name: agent.t('profile:authenticator.kept') }).click()
  // The earlier recovery codes are no longer valid.
  await startReplacing(recoveryCode)
  await expect(card.getByRole('alert')).toBeVisible()
})
