import { act, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, Suspense, lazy } from 'react'
import { Link, type RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BookingsDocument } from '#src/features/bookings/list/bookings.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { AccountDocument } from '#src/data/account.generated.ts'
import { ProfileDocument } from '#src/features/profile/profile.generated.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { takeConsoleErrors } from '#src/testing/console-errors.ts'
import { aBookingPage, anAccount, aWallet, riyals } from '#src/testing/factories.ts'
import { aProfile } from '#src/testing/profile-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { failTexts } from '#src/testing/text-files.ts'
import { routes } from './router.tsx'

afterEach(() => void vi.useRealTimers())

const profile = respondTo(ProfileDocument, () => ({ viewer: aProfile() }))

describe('unknown URLs', () => {
  test.each(['/nowhere', '/my-bookings/2', '/%2fmy-bookings', '/MY-BOOKINGS2'])(
    'shows the not-found page at the unknown URL %s',
    async (path) => {
      await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await waitFor(() => expect(document.title).toBe('Page not found · Rihla'))
    },
  )

  test.each([
    ['guests', { session: null }, ['/', '/contact-us']],
    ['agents', {}, ['/', '/my-bookings', '/contact-us']],
  ])('shows %s only links that they can open on the not-found page', async (_who, options, expected) => {
    await renderApp('/nowhere', options)
    await screen.findByRole('heading', { level: 1 })
    const main = within(screen.getByRole('main'))
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expected)
  })

  test('never redirects to another host after a language prefix', async () => {
    const { currentUrl } = await renderApp('/ar-SA//evil.example')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(currentUrl()).toBe('/evil.example')
  })
})

test.each(['/ar-SA', '/ar'])('selects the language from the URL prefix %s and removes the prefix', async (prefix) => {
  const { currentUrl } = await renderApp(`${prefix}/login?callback=%2F`, { session: null })
  expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
  expect(currentUrl()).toBe('/login?callback=%2F')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

describe('loading translations', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('shows an error when translations cannot be fetched, and fetches them again on the next visit', async () => {
    const { router } = await renderApp('/contact-us')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    failTexts('en-US', 'about')
    for (const attempt of ['first', 'second']) {
      await act(() => router.navigate('/about-us'))
      expect(await screen.findByRole('heading', { level: 1 }), attempt).toHaveTextContent('A new version is available')
      await act(() => router.navigate(-1))
      expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    }
    vi.restoreAllMocks()
    await act(() => router.navigate('/about-us'))
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await act(() => router.navigate(-1))
    await act(() => router.navigate(1))
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  })

  test('keeps the current language until translations for the new one can be fetched', async () => {
    const { user } = await renderApp('/contact-us', { language: 'tr-TR' })
    const choose = async (name: string, language: string) => {
      const [menu] = await screen.findAllByRole('combobox', { name })
      await user.selectOptions(menu as HTMLElement, language)
    }
    await choose('Dil', 'en-US')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    failTexts('tr-TR', 'common')
    await choose('Language', 'tr-TR')
    expect(await screen.findByText(/^We couldn’t reach the server/)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en-US')
    vi.restoreAllMocks()
    await choose('Language', 'tr-TR')
    expect((await screen.findAllByRole('combobox', { name: 'Dil' }))[0]).toHaveValue('tr-TR')
  })
})

describe('error page', () => {
  const at = '2026-11-21 10:15:00'

  test('shows the error code and the time, and copies them', async () => {
    const { user } = await renderApp('/error', { state: { code: 'GHDC', at } })
    expect(await screen.findByText('GHDC')).toBeVisible()
    expect(screen.getByText(`${at} Makkah time`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(`GHDC · ${at} Makkah time`)
  })

  test.each([
    ['it is opened directly', null],
    ['the code is unknown', { code: '<img src=x onerror=alert(1)>', at }],
    ['the time is invalid', { code: 'GHDC', at: 'javascript:alert(1)' }],
    ['the time is too long', { code: 'GHDC', at: `${at}${' '.repeat(10_000)}` }],
    ['the code is 10 kB long', { code: 'GHDC'.repeat(2500), at }],
    ['the state is an array', ['GHDC']],
  ])('shows a generic error page when %s', async (_when, state) => {
    await renderApp('/error', { state })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('GHDC')
  })

  test('opens the failed URL again from the error page', async () => {
    await renderApp('/error', { state: { code: 'GPDC', at, retry: '/payment-hotel?quote=1' } })
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/payment-hotel?quote=1')
  })

  test.each(['//example.test', '/\\example.test', '/..//example.test'])(
    'never links from the error page to another site: %s',
    async (retry) => {
      await renderApp('/error', { state: { code: 'GPDC', at, retry } })
      expect(await screen.findByText('GPDC')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument()
    },
  )

  test('goes back from the error page to the previous page', async () => {
    const { user, router, currentUrl } = await renderApp('/about-us', { session: null })
    await screen.findByRole('heading', { level: 1, name: 'About us' })
    await act(async () => router.navigate('/error', { state: { code: 'GPDC', at } }))
    await user.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    expect(currentUrl()).toBe('/about-us')
  })

  test('links to the search and the bookings when an agent opens the error page directly', async () => {
    await renderApp('/error')
    expect(await screen.findByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/')
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/check Bookings before you try again/)).toBeVisible()
    expect(main.getByRole('link', { name: 'Go to Bookings' })).toHaveAttribute('href', '/my-bookings')
  })

  test('links to the search and the contact page when a guest opens the error page directly', async () => {
    await renderApp('/error', { session: null })
    expect(await screen.findByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('Go back')
    expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument()
  })
})

test('shows the agent’s photo in the header', async () => {
  const photoUrl = '/media/agents/abc.webp'
  server.use(
    respondTo(AccountDocument, () => anAccount({ profile: { __typename: 'Profile', photoUrl, currency: null } })),
  )
  await renderApp('/about-us')
  const button = await screen.findByRole('button', { name: 'Account' })
  await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', photoUrl))
})

test('keeps the header when a page fails to render', async () => {
  // Our server always sends a viewer; without one the page cannot render.
  server.use(respondTo(ProfileDocument, () => ({ viewer: null as never })))
  await renderApp('/profile')
  expect(await screen.findByRole('heading', { name: 'This page can’t be shown' })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(takeConsoleErrors()).not.toEqual([])
})

test.each([
  [true, 'A new version is available'],
  [false, 'No internet connection'],
])('shows why a page’s code cannot be fetched (online: %s)', async (online, title) => {
  const fetchError = new TypeError('Failed to fetch dynamically imported module: /assets/old.js')
  const failingRoutes: RouteObject[] = [
    { ...routes[0], index: false, children: [{ path: '/', lazy: () => Promise.reject(fetchError) }] },
  ]
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  await renderApp('/', { session: null, routes: failingRoutes })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  vi.restoreAllMocks()
  takeConsoleErrors()
})

test('announces a new page’s title and focuses its heading', async () => {
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })))
  const { user } = await renderApp('/my-bookings')
  await user.click(await screen.findByRole('link', { name: 'About us' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'About us' })
  await waitFor(() => expect(heading).toHaveFocus())
  const announced = screen.getAllByRole('status').map((status) => status.textContent)
  expect(announced).toContain('About us · Rihla')
})

test('shows the wallet balance in the account menu', async () => {
  server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('43851.80') }) })))
  const { user } = await renderApp('/about-us')
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  const menu = within(await screen.findByRole('menu'))
  expect(await menu.findByText('Wallet')).toBeInTheDocument()
  expect(menu.getByText('43,851')).toBeInTheDocument()
})

describe('shared reservations', () => {
  const linkName = 'Shared reservations'
  const serve = (hasPaymentLinks: boolean) =>
    server.use(respondTo(AccountDocument, () => anAccount({ hasPaymentLinks })))
  const tabs = async () => {
    const [, bar] = await screen.findAllByRole('navigation', { name: 'Main navigation' })
    return within(bar ?? document.body)
  }

  test('links to shared reservations in the account menu and in the tab bar on phones', async () => {
    serve(true)
    const { user } = await renderApp('/about-us')
    expect(await (await tabs()).findByRole('link', { name: 'Shared' })).toHaveAttribute('href', '/shared-reservations')
    await user.click(screen.getByRole('button', { name: 'Account' }))
    expect(await screen.findByRole('menuitem', { name: linkName })).toBeInTheDocument()
  })

  test('shows no link to shared reservations when the gateway does not support payment links', async () => {
    serve(false)
    const { user } = await renderApp('/about-us')
    const bar = await tabs()
    expect(await bar.findByRole('link', { name: 'Wallet' })).toBeVisible()
    await waitFor(() => expect(bar.queryByText('Shared')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Account' }))
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: linkName })).toBeNull()
  })

  test('keeps the link to shared reservations when the gateway’s features are unknown', async () => {
    server.use(respondTo(AccountDocument, () => failure('GATEWAY_UNAVAILABLE', 'x')))
    await renderApp('/about-us')
    expect(await (await tabs()).findByRole('link', { name: 'Shared' })).toBeVisible()
  })
})

test.each([
  ['again if the company has a wallet', aWallet(), 3],
  ['only once if the gateway does not support wallets', null, 1],
])('requests the wallet balance %s', async (_name, wallet, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let requestCount = 0
  server.use(
    respondTo(WalletDocument, () => {
      requestCount += 1
      return { wallet }
    }),
  )
  await renderApp('/about-us')
  await screen.findByRole('button', { name: 'Account' })
  await waitFor(() => expect(requestCount).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  await waitFor(() => expect(requestCount).toBe(times))
})

test('announces a lazy page once it has loaded', async () => {
  let load: (page: { Component: () => ReactNode }) => void = () => undefined
  const late = new Promise<{ Component: () => ReactNode }>((resolve) => (load = resolve))
  const Late = lazy(async () => ({ default: (await late).Component }))
  const home = { path: '/', element: <Link to="/late">Go on</Link> }
  const element = (
    <Suspense>
      <Late />
    </Suspense>
  )
  const { user } = await renderApp('/', {
    session: null,
    routes: [{ ...routes[0], index: false, children: [home, { path: '/late', element }] }],
  })
  await user.click(await screen.findByRole('link', { name: 'Go on' }))
  const announcements = () => screen.getAllByRole('status').map((status) => status.textContent)
  expect(announcements().join('')).toBe('')
  await act(async () => {
    load({
      Component: () => (
        <main>
          <PageTitle>Late page</PageTitle>
          <h1>Late page</h1>
        </main>
      ),
    })
  })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late page' })).toHaveFocus())
  expect(announcements()).toContain('Late page · Rihla')
})

test('shows that the device is offline', async () => {
  server.use(profile)
  await renderApp('/profile')
  await screen.findByText('Company A')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(/You’re offline/)).toBeVisible()
  vi.restoreAllMocks()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument()
})

test('keeps typed text when the language changes', async () => {
  const { user } = await renderApp('/login', { session: null })
  await user.type(await screen.findByLabelText('Email'), 'agent@demo.test')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar-SA')
  expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
  expect(screen.getByLabelText('البريد الإلكتروني')).toHaveValue('agent@demo.test')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

test('skips the header with the first Tab stop', async () => {
  server.use(profile)
  const { user } = await renderApp('/profile')
  await screen.findByText('Company A')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
