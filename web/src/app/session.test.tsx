import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ProfileDocument } from '#src/features/profile/profile.generated.ts'
import { anAgent } from '#src/testing/fake-accounts.ts'
import { aProfile } from '#src/testing/profile-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'

const rejectToken = () => failure('UNAUTHENTICATED', 'Please sign in.', { status: 401 })

test('retries once with a fresh token when the server rejects a token', async () => {
  const tokens: (string | null)[] = []
  server.use(
    respondTo(ProfileDocument, (_variables, request) => {
      tokens.push(request.headers.get('authorization'))
      return tokens.length === 1 ? rejectToken() : { viewer: aProfile() }
    }),
  )
  await renderApp('/profile')
  expect(await screen.findByText('Company A')).toBeVisible()
  expect(tokens).toEqual(['Bearer token-user-a-0', 'Bearer token-user-a-1'])
})

test('opens sign-in when the server also rejects a fresh token', async () => {
  let requestCount = 0
  server.use(
    respondTo(ProfileDocument, () => {
      requestCount += 1
      return rejectToken()
    }),
  )
  const { currentUrl } = await renderApp('/profile')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(currentUrl()).toBe('/login?callback=%2Fprofile')
  expect(requestCount).toBe(2)
})

test('keeps the session when a token refresh fails temporarily', async () => {
  let requests = 0
  server.use(
    respondTo(ProfileDocument, () => {
      requests += 1
      return rejectToken()
    }),
  )
  let isReachable = false
  const { user, currentUrl, accounts } = await renderApp('/profile', {
    accounts: {
      idToken: async ({ refresh }) => {
        if (refresh && !isReachable) throw new TypeError('Failed to fetch')
        return isReachable ? 'fresh' : 'expired'
      },
    },
  })
  expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible()
  expect(requests).toBe(1)
  expect(currentUrl()).toBe('/profile')
  expect(accounts.state.account).not.toBeNull()

  isReachable = true
  server.use(
    respondTo(ProfileDocument, (_variables, request) =>
      request.headers.get('authorization') === 'Bearer fresh' ? { viewer: aProfile() } : rejectToken(),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Company A')).toBeVisible()
})

test('opens sign-in and sends no anonymous request when the refresh token was revoked', async () => {
  const tokens: (string | null)[] = []
  server.use(
    respondTo(ProfileDocument, (_variables, request) => {
      tokens.push(request.headers.get('authorization'))
      return rejectToken()
    }),
  )
  const { currentUrl } = await renderApp('/profile', {
    accounts: { idToken: async ({ refresh }) => (refresh ? null : 'revoked') },
  })
  expect(await screen.findByText(/^Your session has expired/)).toBeVisible()
  expect(currentUrl()).toBe('/login?callback=%2Fprofile')
  expect(tokens).toEqual(['Bearer revoked'])
})

test('offers a retry instead of sign-in when the account service cannot be reached at startup', async () => {
  server.use(respondTo(ProfileDocument, () => ({ viewer: aProfile() })))
  let isReachable = false
  const { user } = await renderApp('/profile', {
    accounts: {
      restore: async () => {
        if (!isReachable) throw new TypeError('Failed to fetch')
        return anAgent()
      },
    },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t check whether you’re signed in' }),
  ).toBeVisible()
  isReachable = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Company A')).toBeVisible()
})

test('does not retry a request that got no response', async () => {
  let requestCount = 0
  server.use(
    respondTo(ProfileDocument, () => {
      requestCount += 1
      return HttpResponse.error()
    }),
  )
  const { user } = await renderApp('/profile')
  expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible()
  expect(requestCount).toBe(1)

  server.use(respondTo(ProfileDocument, () => ({ viewer: aProfile() })))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Company A')).toBeVisible()
})

test('requests texts in the screen’s language', async () => {
  const languages: (string | null)[] = []
  server.use(
    respondTo(ProfileDocument, (_variables, request) => {
      languages.push(request.headers.get('accept-language'))
      return { viewer: aProfile() }
    }),
  )
  await renderApp('/profile', { language: 'ur-PK' })
  await waitFor(() => expect(languages).toEqual(['ur-PK']))
})

test('refetches server texts when the language changes, and keeps the page on screen until they arrive', async () => {
  const languages: (string | null)[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  server.use(
    respondTo(ProfileDocument, async (_variables, request) => {
      const language = request.headers.get('accept-language')
      languages.push(language)
      if (language === 'tr-TR') await released
      return { viewer: aProfile({ name: `Name in ${language}`, profile: null }) }
    }),
  )
  const { user } = await renderApp('/profile')
  expect(await screen.findByText('Name in en-US')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'tr-TR')
  await waitFor(() => expect(languages).toEqual(['en-US', 'tr-TR']))
  expect(screen.getByText('Name in en-US')).toBeVisible()
  release()
  expect(await screen.findByText('Name in tr-TR')).toBeVisible()
})

test('keeps the cache while the agent visits a public page', async () => {
  let requests = 0
  server.use(
    respondTo(ProfileDocument, () => {
      requests += 1
      return requests === 1 ? { viewer: aProfile() } : new Promise<never>(() => {})
    }),
  )
  const { router } = await renderApp('/profile')
  await screen.findByText('Company A')
  await act(async () => router.navigate('/terms-and-conditions'))
  await screen.findByRole('heading', { level: 1, name: /Terms/ })
  await act(async () => router.navigate('/profile'))
  expect(await screen.findByText('Company A')).toBeVisible()
})
