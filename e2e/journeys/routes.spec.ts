import { expect, type Page, test } from '@playwright/test'
import { freshEmail, mailTo, register, secretOf } from '../support/accounts.ts'
import { agentOf, submitSignIn } from '../support/agent.ts'
import { pathsFor } from '../support/routes.ts'

// Redirects to sign-in until the first step is done.
const secondStep = '/new-password'
const guestOnly = pathsFor('guest').filter((path) => path !== secondStep)
const b2bOnly = pathsFor('agent')
const open = [...pathsFor('public'), '/error', '/no-such-page']

const loginFor = (path: string) => `/login?callback=${encodeURIComponent(path)}`

/** Where a visitor without a B2B session lands. */
const asGuest: [string, string][] = [
  ...guestOnly.map((path): [string, string] => [path, path]),
  [secondStep, '/login'],
  ...b2bOnly.map((path): [string, string] => [path, loginFor(path)]),
  ...open.map((path): [string, string] => [path, path]),
]
const withoutId = new Set(['/booking-detail', '/booking-sheet'])

const asAgent: [string, string | RegExp][] = [
  ...[...guestOnly, secondStep].map((path): [string, string] => [path, '/profile']),
  ...b2bOnly
    .filter((path) => !path.startsWith('/payment-hotel'))
    // Without an id there is only the list.
    .map((path): [string, string] => [path, withoutId.has(path) ? '/my-bookings' : path]),
  // Without a quote the error page says so.
  ['/payment-hotel', /^\/(error|payment-hotel)$/],
  ...open.map((path): [string, string] => [path, path]),
]

async function expectLandings(page: Page, landings: readonly [string, string | RegExp][]) {
  for (const [path, landing] of landings) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const where = () => {
        const { pathname, search } = new URL(page.url())
        return pathname + search
      }
      if (typeof landing === 'string') await expect.poll(where).toBe(landing)
      else await expect.poll(where).toMatch(landing)
    })
  }
}

test('opens every route as a guest', async ({ page }) => {
  await page.goto('/en-US/login')
  await expectLandings(page, asGuest)
})

test('opens every route as a B2B user', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto('/en-US/login')
  await submitSignIn(agent, 'partner@demo.test')
  await expect(page).toHaveURL('/profile')
  await expectLandings(page, asAgent)
})

test('stores nothing for a consumer, who counts as a guest', async ({ page, context }) => {
  const agent = agentOf(page)
  const reload = async () => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  /** Everything that outlives the page, except scroll positions. */
  const stored = async () => ({
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
  await reload()
  const guest = await stored()
  await submitSignIn(agent, 'consumer@demo.test')
  await expect(page.getByRole('main').getByText(agent.t('auth:failures.notB2b'))).toBeVisible()
  await reload()
  // The same state opens the same pages, so the walk of a guest holds for a consumer too.
  expect(await stored()).toEqual(guest)
  await expectLandings(page, [
    ['/login', '/login'],
    ['/', loginFor('/')],
    ['/about-us', '/about-us'],
  ])
})

test('opens every route as an invited user without a password', async ({ page, request }) => {
  const agent = agentOf(page)
  const email = freshEmail()
  await register(request, email)
  const temporary = secretOf(await mailTo(email))
  await page.goto('/en-US/login')
  await submitSignIn(agent, email, temporary)
  await expect(page).toHaveURL('/new-password')
  await expectLandings(page, asGuest)
})
