import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anAgent } from '#src/testing/fake-accounts.ts'
import { renderApp } from '#src/testing/render-app.tsx'

function refusal(name: string, message = name): Error {
  return Object.assign(new Error(message), { name })
}

async function openLogin(
  signIn: () => Promise<ReturnType<typeof anAgent> | 'new-password'>,
  language: 'en-US' | 'ar-SA' = 'en-US',
) {
  const app = await renderApp('/login?callback=%2Fprofile', { session: null, language, accounts: { signIn } })
  await screen.findByRole('heading', { level: 1 })
  return app
}

async function fillIn({ user }: Awaited<ReturnType<typeof openLogin>>, email: string, password: string) {
  const [emailBox, passwordBox] = document.querySelectorAll('input')
  if (!emailBox || !passwordBox) throw new Error('no form')
  await user.type(emailBox, email)
  await user.type(passwordBox, password)
  await user.keyboard('{Enter}')
}

const linkNote = 'Someone sent you a payment link'
const returningTo = (page: string, callback: string) => `${page}?${new URLSearchParams({ callback })}`

describe('sign-in page opened from a payment link', () => {
  test.each(['/payment-hotel/link-1', '/payment-hotel?id=link-1', '/payment-transportation/link-1'])(
    'tells a signed-out receiver to sign in to open %s',
    async (path) => {
      await renderApp(path, { session: null })
      const note = (await screen.findByText(linkNote)).closest('[role=status]')
      expect(note).toHaveTextContent(/Sign in with the email address it was sent to\./)
      expect(note?.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )

  test('tells a receiver without an account to register to open a payment link', async () => {
    await renderApp(returningTo('/register', '/payment-hotel/link-1'), { session: null })
    expect(await screen.findByText(linkNote)).toBeVisible()
    expect(screen.getByText(/Register with the email address it was sent to\./)).toBeVisible()
  })

  test.each([
    '/payment-hotel?quote=quote-1&id=link-1',
    '/payment-hotel',
    '/payment-ground-service?id=link-1',
    '/booking-detail/booking-1',
    'https://elsewhere.test/payment-hotel/link-1',
    '//elsewhere.test/payment-hotel/link-1',
  ])('does not mention a payment link when the agent returns to %s', async (callback) => {
    await renderApp(returningTo('/login', callback), { session: null })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText(linkNote)).toBeNull()
  })

  test('does not mention a payment link on other account screens', async () => {
    await renderApp(returningTo('/forgot-password', '/payment-hotel/link-1'), { session: null })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(linkNote)).toBeNull()
  })
})

test('reports empty fields without sending a request', async () => {
  let requestCount = 0
  const { user } = await openLogin(async () => {
    requestCount += 1
    return anAgent()
  })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address.'))
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
  expect(requestCount).toBe(0)
})

test('distinguishes an invalid email address from wrong credentials', async () => {
  const app = await openLogin(async () => anAgent())
  await fillIn(app, 'agent@demo', 'Umrah-2026!')
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address.'),
  )
})

describe('refused sign-ins', () => {
  test.each([
    [refusal('NotAuthorizedException', 'Incorrect username or password.'), 'Incorrect email or password.'],
    [refusal('UserNotFoundException'), 'Incorrect email or password.'],
    [refusal('NotAuthorizedException', 'Password attempts exceeded'), /^Too many attempts/],
    [refusal('TooManyRequestsException'), /^Too many attempts/],
    [refusal('NotAuthorizedException', 'User is disabled.'), 'This account has been disabled.'],
    [
      refusal('NotAuthorizedException', 'Temporary password has expired and must be reset by an administrator.'),
      /has expired/,
    ],
    [refusal('NetworkError'), /couldn’t reach the server/],
    [refusal('SomethingNew'), /^Something went wrong/],
  ])('shows a single error message for the refusal %s', async (error, text) => {
    const app = await openLogin(() => Promise.reject(error))
    await fillIn(app, 'agent@demo.test', 'wrong')
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1))
    expect(screen.getByLabelText('Email')).toHaveValue('agent@demo.test')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })
})

test.each([
  ['UserNotConfirmedException', '/verify?callback=%2Fprofile', 'Confirm your email'],
  ['PasswordResetRequiredException', '/reset-password?callback=%2Fprofile', 'Choose a new password'],
])('opens the page on which the agent can resolve %s, and fills in the email address', async (name, url, title) => {
  const app = await openLogin(() => Promise.reject(refusal(name)))
  await fillIn(app, 'agent@demo.test', 'Umrah-2026!')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(app.currentUrl()).toBe(url)
  expect(screen.getByLabelText('Email')).toHaveValue('agent@demo.test')
})

test('shows refusal messages in the screen’s language', async () => {
  const app = await openLogin(() => Promise.reject(refusal('NotAuthorizedException')), 'ar-SA')
  await fillIn(app, 'agent@demo.test', 'wrong')
  expect(await screen.findAllByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toHaveLength(1)
})

test('rejects an account that is not a B2B account', async () => {
  const app = await openLogin(async () => anAgent({ groups: ['CustomersGroup', 'B2BUsersGroup'] }))
  await fillIn(app, 'consumer@demo.test', 'Umrah-2026!')
  expect(await screen.findAllByText('This account is not a B2B account, so it can’t sign in here.')).toHaveLength(1)
  expect(app.currentUrl()).toBe('/login?callback=%2Fprofile')
})

test('submits the form only once when Enter is pressed twice', async () => {
  let requestCount = 0
  const app = await openLogin(() => {
    requestCount += 1
    return new Promise(() => undefined)
  })
  await fillIn(app, 'agent@demo.test', 'Umrah-2026!')
  await app.user.keyboard('{Enter}')
  expect(requestCount).toBe(1)
})

test('trims a pasted email address but not the password', async () => {
  let credentials: unknown[] = []
  const app = await renderApp('/login', {
    session: null,
    accounts: {
      signIn: async (...args) => {
        credentials = args
        throw refusal('NotAuthorizedException')
      },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  await fillIn(app, ' \u200fagent@demo.test ', ' secret \u200f')
  await screen.findAllByText(/The password begins or ends with a space/)
  expect(credentials).toEqual(['agent@demo.test', ' secret \u200f'])
})

test('reveals the typed password', async () => {
  const { user } = await openLogin(async () => anAgent())
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})
