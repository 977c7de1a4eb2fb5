import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountService } from '#src/lib/identity/identity.ts'
import { ProfileDocument } from '#src/features/profile/profile.generated.ts'
import { aProfile } from '#src/testing/profile-factories.ts'
import { anAgent } from '#src/testing/fake-accounts.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

const refusal = (name: string, message = name) => Object.assign(new Error(message), { name })

async function openPage(path: string, accounts: Partial<AccountService> = {}, state?: unknown) {
  server.use(respondTo(ProfileDocument, () => ({ viewer: aProfile() })))
  const app = await renderApp(path, { session: null, accounts, state })
  await screen.findByRole('heading', { level: 1 })
  return app
}
const email = () => screen.getByLabelText('Email')
const code = () => screen.getByLabelText('Verification code')

test('confirms a sign-up with a code in any digits and continues to sign-in', async () => {
  const confirmSignUp = vi.fn(async () => undefined)
  const { user, currentUrl } = await openPage(
    '/verify?callback=%2Fmy-bookings',
    { confirmSignUp },
    { email: 'new@demo.test' },
  )
  expect(email()).toHaveValue('new@demo.test')
  await user.type(code(), '١٢٣ 456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(confirmSignUp).toHaveBeenCalledExactlyOnceWith('new@demo.test', '123456')
  expect(screen.getByText(/Your email address is confirmed/)).toBeVisible()
  expect(email()).toHaveValue('new@demo.test')
  expect(currentUrl()).toBe('/login?callback=%2Fmy-bookings')
})

test.each([
  [refusal('CodeMismatchException'), 'Incorrect code. Check the latest email and try again.'],
  [refusal('ExpiredCodeException'), 'This code has expired or was already used. Request a new one.'],
  [refusal('UserNotFoundException'), 'Incorrect code. Check the latest email and try again.'],
  [refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'), /already confirmed/],
  [refusal('LimitExceededException'), /^Too many attempts/],
])('shows a single error message for a refused code: %s', async (error, text) => {
  const confirmSignUp = () => Promise.reject(error)
  const { user } = await openPage('/verify', { confirmSignUp }, { email: 'new@demo.test' })
  await user.type(code(), '123456{Enter}')
  expect(await screen.findAllByText(text)).toHaveLength(1)
  expect(code()).toHaveValue('123456')
})

test('does not send an invalid code and focuses its field', async () => {
  const confirmSignUp = vi.fn(async () => undefined)
  const { user } = await openPage('/verify', { confirmSignUp }, { email: 'new@demo.test' })
  await user.type(code(), '12345')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(code()).toHaveAccessibleDescription('Enter the 6-digit code.')
  await waitFor(() => expect(code()).toHaveFocus())
  expect(confirmSignUp).not.toHaveBeenCalled()
})

test('requests a new code in the screen’s language and continues to the page where it is entered', async () => {
  const resendCode = vi.fn(async () => undefined)
  const { user, currentUrl } = await openPage('/verify', { resendCode }, { email: 'new@demo.test' })
  await user.click(screen.getByRole('link', { name: 'Send a new code' }))
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  expect(resendCode).toHaveBeenCalledExactlyOnceWith('new@demo.test', 'en-US')
  expect(
    screen.getByText('If an account is waiting to be confirmed for this address, we’ve sent a code.'),
  ).toBeVisible()
  expect(email()).toHaveValue('new@demo.test')
  expect(currentUrl()).toBe('/verify')
})

test('resets a forgotten password with a code and continues to the callback', async () => {
  const forgotPassword = vi.fn(async () => undefined)
  const resetPassword = vi.fn(async () => undefined)
  const signIn = vi.fn(async () => anAgent())
  const { user, currentUrl } = await openPage('/login?callback=%2Fprofile%3Ftab%3D1', {
    forgotPassword,
    resetPassword,
    signIn,
  })
  await user.type(email(), 'agent@demo.test')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
  expect(email()).toHaveValue('agent@demo.test')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('heading', { name: 'Choose a new password' })
  await user.type(code(), '123456')
  await user.type(screen.getByLabelText('New password'), ' Umrah-2027! ')
  await user.type(screen.getByLabelText('Confirm password'), ' Umrah-2027! {Enter}')
  await waitFor(() => expect(currentUrl()).toBe('/profile?tab=1'))
  expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('agent@demo.test', 'en-US')
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith('agent@demo.test', '123456', ' Umrah-2027! ')
  expect(signIn).toHaveBeenCalledExactlyOnceWith('agent@demo.test', ' Umrah-2027! ')
})

test('explains why a password is too easy to guess before sending it', async () => {
  const resetPassword = vi.fn(async () => undefined)
  const { user } = await openPage('/reset-password', { resetPassword }, { email: 'agent@demo.test' })
  await user.type(code(), '123456')
  await user.type(screen.getByLabelText('New password'), 'agent@demo.test')
  await user.type(screen.getByLabelText('Confirm password'), 'agent@demo.test{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^This password is too easy to guess/),
  )
  expect(resetPassword).not.toHaveBeenCalled()
})

test('keeps typed values when a new password is refused', async () => {
  const resetPassword = () => Promise.reject(refusal('CodeMismatchException'))
  const { user } = await openPage('/reset-password', { resetPassword }, { email: 'agent@demo.test' })
  await user.type(code(), '123456')
  await user.type(screen.getByLabelText('New password'), 'Umrah-2027!')
  await user.type(screen.getByLabelText('Confirm password'), 'Umrah-2027!{Enter}')
  expect(await screen.findAllByText('Incorrect code. Check the latest email and try again.')).toHaveLength(1)
  expect(code()).toHaveValue('123456')
  expect(screen.getByLabelText('New password')).toHaveValue('Umrah-2027!')
})

test('changes a password without a session and signs in', async () => {
  const calls: unknown[] = []
  const { user, currentUrl } = await openPage('/change-password', {
    signIn: async (...args) => {
      calls.push(['signIn', ...args])
      return anAgent()
    },
    changePassword: async (...args) => void calls.push(['changePassword', ...args]),
  })
  await user.type(email(), 'agent@demo.test')
  await user.type(screen.getByLabelText('Current password'), 'Umrah-2026!')
  await user.type(screen.getByLabelText('New password'), 'Umrah-2027!')
  await user.type(screen.getByLabelText('Confirm password'), 'Umrah-2027!{Enter}')
  expect(
    await screen.findByText('Your password has been changed. All other devices have been signed out.'),
  ).toBeVisible()
  await waitFor(() => expect(currentUrl()).toBe('/profile'))
  expect(calls).toEqual([
    ['signIn', 'agent@demo.test', 'Umrah-2026!'],
    ['changePassword', 'Umrah-2026!', 'Umrah-2027!'],
    ['signIn', 'agent@demo.test', 'Umrah-2027!'],
  ])
})

test.each(['/verify', '/resend-code', '/forgot-password', '/reset-password', '/change-password'])(
  'sends nothing from %s while a field is empty, and ignores invalid history state',
  async (path) => {
    const onRequest = vi.fn()
    const accounts = {
      confirmSignUp: onRequest,
      resendCode: onRequest,
      forgotPassword: onRequest,
      resetPassword: onRequest,
      signIn: onRequest,
    }
    const { user } = await openPage(path, accounts, { email: { toString: 'x' }, notice: '<b>', back: 7 })
    expect(email()).toHaveValue('')
    const [submit] = screen.getAllByRole('button', { name: /^(Confirm|Send code|Save and sign in|Change password)$/ })
    if (submit) await user.click(submit)
    expect(email()).toHaveAccessibleDescription('Enter an email address.')
    expect(onRequest).not.toHaveBeenCalled()
  },
)
