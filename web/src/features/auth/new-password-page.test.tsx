import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProfileDocument } from '#src/features/profile/profile.generated.ts'
import { aProfile } from '#src/testing/profile-factories.ts'
import { MissingAttributes } from '#src/lib/identity/missing-attributes.ts'
import type { AccountService, NewPasswordChallenge } from '#src/lib/identity/identity.ts'
import { anAgent } from '#src/testing/fake-accounts.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

async function openChallenge(
  answerNewPassword: AccountService['answerNewPassword'] = async () => anAgent(),
  challenge: NewPasswordChallenge = 'new-password',
) {
  const app = await renderApp('/login?callback=%2Fprofile%3Ftab%3D1', {
    session: null,
    accounts: { signIn: async () => challenge, answerNewPassword },
  })
  await app.user.type(await screen.findByLabelText('Email'), 'invited@demo.test')
  await app.user.type(screen.getByLabelText('Password'), 'Temp-2026!{Enter}')
  await screen.findByRole('heading', { name: 'Choose a new password' })
  return app
}

test('replaces a temporary password and continues to the callback', async () => {
  server.use(respondTo(ProfileDocument, () => ({ viewer: aProfile() })))
  const { user, currentUrl } = await openChallenge()
  expect(screen.getByText('invited@demo.test')).toBeVisible()
  await user.type(screen.getByLabelText('New password'), 'Umrah-2026!')
  await user.type(screen.getByLabelText('Confirm password'), 'Umrah-2026!{Enter}')
  expect(await screen.findByText('Company A')).toBeVisible()
  expect(currentUrl()).toBe('/profile?tab=1')
})

test('asks for the name when the user pool requires it', async () => {
  server.use(respondTo(ProfileDocument, () => ({ viewer: aProfile() })))
  const calls: string[][] = []
  const { user } = await openChallenge(async (...args) => {
    calls.push(args)
    return anAgent()
  }, 'new-password-and-name')
  await user.type(screen.getByLabelText('New password'), 'Umrah-2026!')
  await user.type(screen.getByLabelText('Confirm password'), 'Umrah-2026!{Enter}')
  expect(screen.getByLabelText(/^Name/)).toBeInvalid()
  expect(calls).toEqual([])
  await user.type(screen.getByLabelText(/^Name/), 'Demo Invited{Enter}')
  expect(await screen.findByText('Company A')).toBeVisible()
  expect(calls).toEqual([['Umrah-2026!', 'Demo Invited']])
})

test('requires a long enough password and its confirmation', async () => {
  let requestCount = 0
  const { user } = await openChallenge(async () => {
    requestCount += 1
    return anAgent()
  })
  await user.type(screen.getByLabelText('New password'), 'short')
  await user.type(screen.getByLabelText('Confirm password'), 'different{Enter}')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^Use at least 8 characters\./)
  expect(screen.getByLabelText('New password')).toBeInvalid()
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('The two passwords don’t match.')
  expect(requestCount).toBe(0)
})

test('reports a weak password and an expired challenge', async () => {
  let name = 'InvalidPasswordException'
  const { user } = await openChallenge(() => Promise.reject(Object.assign(new Error(name), { name })))
  await user.type(screen.getByLabelText('New password'), 'saffron gate 71')
  await user.type(screen.getByLabelText('Confirm password'), 'saffron gate 71{Enter}')
  expect(await screen.findAllByText(/wasn’t accepted/)).toHaveLength(1)

  name = 'NotAuthorizedException'
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
  expect(await screen.findAllByText(/timed out/)).toHaveLength(1)
})

test('lists account details that the user pool requires but that cannot be entered', async () => {
  const { user } = await openChallenge(() => Promise.reject(new MissingAttributes(['phone_number', 'given_name'])))
  await user.type(screen.getByLabelText('New password'), 'Umrah-2026!')
  await user.type(screen.getByLabelText('Confirm password'), 'Umrah-2026!{Enter}')
  expect(
    await screen.findByText(/can’t be entered here: \u2066phone_number, given_name\u2069\. Contact us/),
  ).toBeVisible()
})

test('redirects to sign-in when there is no challenge', async () => {
  const { currentUrl } = await renderApp('/new-password?callback=%2Fprofile', { session: null })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(currentUrl()).toBe('/login?callback=%2Fprofile')
})
