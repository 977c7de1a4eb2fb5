import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ProfileDocument } from '#src/features/profile/profile.generated.ts'
import { aProfile } from '#src/testing/profile-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, server } from '#src/testing/server.ts'

const refused = () => failure('UNAUTHENTICATED', 'Please sign in.', { status: 401 })

test('a refused token is renewed once, without the agent noticing', async () => {
  const tokens: (string | null)[] = []
  server.use(
    answer(ProfileDocument, (_variables, request) => {
      tokens.push(request.headers.get('authorization'))
      return tokens.length === 1 ? refused() : { viewer: aProfile() }
    }),
  )
  await renderApp('/profile')
  expect(await screen.findByText('Company A')).toBeVisible()
  expect(tokens).toEqual(['Bearer token-user-a-0', 'Bearer token-user-a-1'])
})

test('a session the server no longer accepts leads to sign-in and back', async () => {
  let asked = 0
  server.use(
    answer(ProfileDocument, () => {
      asked += 1
      return refused()
    }),
  )
  const { address } = await renderApp('/profile')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(address()).toBe('/login?callback=%2Fprofile')
  expect(asked).toBe(2)
})

test('a request without an answer is not repeated by itself', async () => {
  let asked = 0
  server.use(
    answer(ProfileDocument, () => {
      asked += 1
      return HttpResponse.error()
    }),
  )
  const { user } = await renderApp('/profile')
  expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible()
  expect(asked).toBe(1)

  server.use(answer(ProfileDocument, () => ({ viewer: aProfile() })))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Company A')).toBeVisible()
})

test('the server is asked in the language of the screen', async () => {
  const languages: (string | null)[] = []
  server.use(
    answer(ProfileDocument, (_variables, request) => {
      languages.push(request.headers.get('accept-language'))
      return { viewer: aProfile() }
    }),
  )
  await renderApp('/profile', { language: 'ur-PK' })
  await waitFor(() => expect(languages).toEqual(['ur-PK']))
})
