import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProfileDocument } from '#src/features/profile/profile.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aWallet } from '#src/testing/factories.ts'
import { aProfile } from '#src/testing/profile-factories.ts'
import { anAgent } from '#src/testing/fake-accounts.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

const profile = respondTo(ProfileDocument, () => ({ viewer: aProfile() }))

test('returns to the requested page after sign-in', async () => {
  server.use(profile)
  const { user, currentUrl } = await renderApp('/profile?tab=company', { session: null })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(currentUrl()).toBe('/login?callback=%2Fprofile%3Ftab%3Dcompany')

  await user.type(screen.getByLabelText('Email'), 'agent@demo.test')
  await user.type(screen.getByLabelText('Password'), 'Umrah-2026!{Enter}')
  expect(await screen.findByText('Company A')).toBeVisible()
  expect(currentUrl()).toBe('/profile?tab=company')
})

test('renders and requests nothing before the session has been checked', async () => {
  let finish = () => {}
  let requestCount = 0
  server.use(
    profile,
    respondTo(WalletDocument, () => {
      requestCount += 1
      return { wallet: aWallet() }
    }),
  )
  const check = new Promise<ReturnType<typeof anAgent>>((resolve) => {
    finish = () => resolve(anAgent())
  })
  await renderApp('/profile', { accounts: { restore: () => check } })
  expect(document.body).toHaveTextContent(/^$/)
  expect(requestCount).toBe(0)

  await act(async () => finish())
  expect(await screen.findByText('Company A')).toBeVisible()
})

test('redirects signed-in agents away from the sign-in page', async () => {
  server.use(profile)
  const { currentUrl } = await renderApp('/login')
  expect(await screen.findByText('Company A')).toBeVisible()
  expect(currentUrl()).toBe('/profile')
})

test('does not return to the page after signing out', async () => {
  server.use(profile)
  const { identity, currentUrl } = await renderApp('/profile')
  await screen.findByText('Company A')
  await act(() => identity.signOut())
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(currentUrl()).toBe('/login')
})

test('signs out every tab', async () => {
  server.use(profile)
  const { accounts, currentUrl } = await renderApp('/profile')
  await screen.findByText('Company A')
  await act(async () => accounts.changeInOtherTab(null))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(currentUrl()).toBe('/login?callback=%2Fprofile')
})

test('shows none of the previous user’s data when another user signs in elsewhere', async () => {
  const tokens: (string | null)[] = []
  server.use(
    respondTo(ProfileDocument, (_variables, request) => {
      const token = request.headers.get('authorization')
      tokens.push(token)
      return { viewer: aProfile({ name: token?.includes('user-b') ? 'Demo Partner' : 'Demo Agent', profile: null }) }
    }),
  )
  const { accounts } = await renderApp('/profile')
  expect(await screen.findByText('Demo Agent')).toBeVisible()
  await act(async () => accounts.changeInOtherTab(anAgent({ userId: 'user-b', name: 'Demo Partner' })))
  expect(await screen.findByText('Demo Partner')).toBeVisible()
  expect(screen.queryByText('Demo Agent')).not.toBeInTheDocument()
  expect(tokens).toEqual(['Bearer token-user-a-0', 'Bearer token-user-b-0'])
})

test('ends a stored session of an account that the app does not accept', async () => {
  const { accounts } = await renderApp('/profile', {
    session: anAgent({ groups: ['CustomersGroup', 'B2BUsersGroup'] }),
  })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  await waitFor(() => expect(accounts.state.account).toBeNull())
})
