import { expect, type Page, test } from '@playwright/test'
import { createEmailAddress, waitForEmail, register, readEmailedCode } from '../support/accounts.ts'
import { agentOf, submitSignIn } from '../support/agent.ts'
import { pathsFor } from '../support/routes.ts'
import { visit } from '../support/screens.ts'

// Redirects to the sign-in page until the first sign-in step is done.
const newPasswordPath = '/new-password'
const guestOnly = pathsFor('guest').filter((path) => path !== newPasswordPath)
const b2bOnly = pathsFor('agent')
const publicPaths = [...pathsFor('public'), '/error', '/no-such-page']

const loginUrl = (path: string) => `/login?callback=${encodeURIComponent(path)}`

/** Pairs of a path and the path to which it leads without a B2B session. */
const guestLandings: [string, string][] = [
  ...guestOnly.map((path): [string, string] => [path, path]),
  [newPasswordPath, '/login'],
  ...b2bOnly.map((path): [string, string] => [path, loginUrl(path)]),
  ...publicPaths.map((path): [string, string] => [path, path]),
]
/** Redirects of pages without a booking id, or with an unknown one. */
const redirects: Record<string, string> = {
  '/booking-detail': '/my-bookings',
  '/booking-sheet': '/my-bookings',
  '/change-booking': '/my-bookings',
  '/booking-sheet/nothing': '/booking-detail/nothing',
}

/** Redirect target of a checkout without a quote, and of an unknown payment link. */
const checkoutErrorPath = '/error'

/** Pairs of a path and the path to which it leads for an agent. */
const agentLandings: [string, string][] = [
  ...[...guestOnly, newPasswordPath].map((path): [string, string] => [path, '/profile']),
  ...b2bOnly.map((path): [string, string] => [
    path,
    path.startsWith('/payment-') ? checkoutErrorPath : (redirects[path] ?? path),
  ]),
  ...publicPaths.map((path): [string, string] => [path, path]),
]

const loadPage = async (page: Page, path: string): Promise<void> => void (await page.goto(path))

async function expectLandings(page: Page, landings: readonly (readonly [string, string])[], open = loadPage) {
  for (const [path, finalPath] of landings) {
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const currentPath = () => {
        const { pathname, search } = new URL(page.url())
        return pathname + search
      }
      await expect.poll(currentPath).toBe(finalPath)
    })
  }
}

test('opens every route as a guest', async ({ page }) => {
  await page.goto('/en-US/login')
  await expectLandings(page, guestLandings)
})

test('opens every route as a B2B user', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto('/en-US/login')
  await submitSignIn(agent, 'partner@demo.test')
  await expect(page).toHaveURL('/profile')
  await expectLandings(page, agentLandings, visit)
  // A full page load has to restore the session first.
  await expectLandings(page, [
    ['/my-bookings', '/my-bookings'],
    ['/login', '/profile'],
  ])
})

test('treats a consumer as a guest and stores nothing', async ({ page, context }) => {
  const agent = agentOf(page)
  const openLogin = async () => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  /** Returns everything that outlives the page, except scroll positions. */
  const readStorage = async () => ({
    cookies: await context.cookies(),
    storage: await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) =>
        Object.entries(storage)
          .filter(([key]) => key !== 'react-router-scroll-positions')
          .toSorted(([a], [b]) => a.localeCompare(b)),
      ),
    ),
  })
  await page.goto('/en-US/login')
  await openLogin()
  const guestStorage = await readStorage()
  await submitSignIn(agent, 'consumer@demo.test')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.notB2b'))).toBeVisible()
  await openLogin()
  // With the same stored state, a consumer sees the same pages as a guest.
  expect(await readStorage()).toEqual(guestStorage)
  await expectLandings(page, [
    ['/login', '/login'],
    ['/', loginUrl('/')],
    ['/about-us', '/about-us'],
  ])
})

test('opens every route as an invited user without a password', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = createEmailAddress()
  await register(request, email)
  const temporary = readEmailedCode(await waitForEmail(email))
  await page.goto('/en-US/login')
  await submitSignIn(agent, email, temporary)
  await expect(page).toHaveURL('/new-password')
  // The app remembers the first step until the page is reloaded.
  const landings = guestLandings.map(
    ([path, finalPath]) => [path, path === newPasswordPath ? path : finalPath] as const,
  )
  await expectLandings(page, landings, visit)
})
