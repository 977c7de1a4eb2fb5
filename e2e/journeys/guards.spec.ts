import { expect, test } from '@playwright/test'
import { agentOf, password, signIn, signInAt, signOut, submitSignIn, readWallet } from '../support/agent.ts'
import { expectAccessible } from '../support/page-checks.ts'

/** Callback URLs that an attacker may put into a link to the sign-in page. */
const hostileCallbacks = [
  'https://evil.example/',
  '//evil.example/my-bookings',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'https:evil.example',
  '/\t/evil.example',
  '/..//evil.example/',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/cognito/',
  '/login?callback=/login',
]

const loginWith = (callback: string) => `/login?callback=${encodeURIComponent(callback)}`

test('returns a guest to the requested page and query after signing in', async ({ page }) => {
  const agent = agentOf(page)
  const requestedPath = '/my-bookings?status=CANCELLED'
  await page.goto(requestedPath)
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('callback') === requestedPath)
  await submitSignIn(agent, 'lowfunds@demo.test')
  await expect(page).toHaveURL(requestedPath)
  await expect(page.getByRole('heading', { level: 1, name: agent.t('bookings:title') })).toBeVisible()
})

test('never follows a callback to another site', async ({ page, baseURL }) => {
  const requestsToOtherSites: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url()))
      requestsToOtherSites.push(request.url())
  })
  page.on('dialog', (dialog) => requestsToOtherSites.push(dialog.message()))
  const agent = agentOf(page)
  const profile = page.getByRole('heading', { level: 1, name: agent.t('profile:title') })
  await page.goto(loginWith('/..//evil.example/'))
  await submitSignIn(agent, 'lowfunds@demo.test')
  await expect(profile).toBeVisible()
  await expect(page).toHaveURL('/profile')
  for (const callback of hostileCallbacks) {
    await test.step(callback, async () => {
      await page.goto(loginWith(callback))
      await expect(profile).toBeVisible()
      await expect(page).toHaveURL('/profile')
    })
  }
  expect(requestsToOtherSites).toEqual([])
})

test('rejects a consumer account and keeps it signed out', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto('/en-US/login')
  await submitSignIn(agent, 'consumer@demo.test')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.notB2b'))).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?callback=%2Fprofile$/)
})

test('reports a wrong password and accepts another attempt', async ({ page }) => {
  const agent = agentOf(page, 'tr-TR')
  await page.goto('/tr-TR/login')
  await submitSignIn(agent, 'lowfunds@demo.test', 'Wrong-2026!')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.wrong'))).toBeVisible()
  await submitSignIn(agent, 'lowfunds@demo.test')
  await expect(page.getByRole('heading', { level: 1, name: agent.t('profile:title') })).toBeVisible()
})

test('lets an invited agent choose a password, then opens the requested page', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await page.goto('/new-password')
  await expect(page).toHaveURL('/login')
  await page.goto('/my-bookings')
  await submitSignIn(agent, 'invited@demo.test', 'Temp-2026!')
  await expect(page.getByRole('heading', { level: 1, name: t('auth:newPasswordTitle') })).toBeVisible()
  await expect(page.getByText('invited@demo.test')).toBeVisible()
  await expectAccessible(page, 'new password')
  const save = page.getByRole('button', { name: t('auth:saveAndSignIn') })
  await page.getByLabel(t('auth:newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('auth:confirmPassword'), { exact: true }).fill('Something-else-1')
  await save.click()
  await expect(page.getByText(t('fields:errors.passwordsDiffer'))).toBeVisible()
  await page.getByLabel(t('auth:confirmPassword'), { exact: true }).fill(password)
  await save.click()
  await expect(page).toHaveURL('/my-bookings')
  await expect(page.getByRole('heading', { level: 1, name: t('bookings:title') })).toBeVisible()
})

test('shows a not-found page with a link to the search', async ({ page }) => {
  const { t } = agentOf(page)
  for (const path of ['/no-such-page', '/booking-detail/a/b', '/ar-SA-x/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('errors:notFound.title') })).toBeVisible()
  }
  await page.getByRole('link', { name: t('errors:toSearch') }).click()
  await expect(page).toHaveURL('/login?callback=%2F')
})

test('redirects a signed-in agent away from the sign-in page', async ({ page }) => {
  const agent = agentOf(page)
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto('/login')
  await expect(page).toHaveURL('/profile')
})

test('shows and stores none of the agent’s data after signing out, not even on Back', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signInAt(agent, 'lowfunds@demo.test', '/profile')
  const name = page.getByRole('main').getByText('Demo Low Funds')
  await expect(name).toBeVisible()
  await readWallet(agent)
  await page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('bookings:title') })).toBeVisible()

  await signOut(agent)
  await expect(page).toHaveURL('/login')

  for (const step of [1, 2]) {
    await test.step(`Back, ${step}`, async () => {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: t('auth:signIn') })).toBeVisible()
    })
  }
  await expect(page.getByText('Demo Low Funds')).toHaveCount(0)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  expect(stored).not.toContain('lowfunds')
  expect(stored).not.toContain('rihla.private')
  expect(stored).not.toMatch(/ey[\w-]+\.ey[\w-]+\./)
})

test('signs out every tab', async ({ page, context }) => {
  const agent = agentOf(page)
  await signIn(agent, 'lowfunds@demo.test')
  const other = await context.newPage()
  await other.goto('/my-bookings')
  await expect(other.getByRole('heading', { level: 1, name: agent.t('bookings:title') })).toBeVisible()
  await signOut(agent)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login/)
})

test('switches every tab to the agent who signed in last', async ({ page, context }) => {
  const agent = agentOf(page)
  await signIn(agent, 'lowfunds@demo.test')
  await expect(page.getByRole('main').getByText('Demo Low Funds')).toBeVisible()
  const other = await context.newPage()
  const second = agentOf(other)
  await other.goto('/profile')
  await signOut(second)
  await expect(other).toHaveURL('/login')
  await submitSignIn(second, 'partner@demo.test')
  await expect(other.getByRole('main').getByText('Demo Partner')).toBeVisible()
  // The first tab follows without any action by the user.
  await expect(page.getByRole('main').getByText('Demo Partner')).toBeVisible()
  await expect(page.getByText('Demo Low Funds')).toHaveCount(0)
})
