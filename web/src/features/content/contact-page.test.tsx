import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { SendContactMessageDocument, type SendContactMessageMutation } from './contact.generated.ts'

const typedValues = { name: 'Demo Guest', email: 'guest@demo.test', subject: 'Invoice', message: 'Line one\nLine two' }

type Mutation = SendContactMessageMutation
type Result = Mutation | Response | Promise<Mutation>

const toResponse = (sendContactMessage: Mutation['sendContactMessage']): Mutation => ({ sendContactMessage })
const sentResponse = toResponse({ __typename: 'ContactMessageSent', reference: 'C-1001' })

/** Serves the contact form. Returns the sent messages with their tokens. */
function serveContact(result: () => Result = () => sentResponse) {
  const requests: { input: object; token: string | null }[] = []
  server.use(
    respondTo(SendContactMessageDocument, ({ input }, request) => {
      requests.push({ input, token: request.headers.get('authorization') })
      return result()
    }),
  )
  return requests
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const sendButton = () => screen.getByRole('button', { name: 'Send message' })

async function open(options: Parameters<typeof renderApp>[1] = { session: null }) {
  const app = await renderApp('/contact-us', options)
  await screen.findByRole('heading', { level: 1 })
  return app
}

async function fillIn(user: UserEvent) {
  await user.type(field('Name'), typedValues.name)
  await user.type(field('Email'), typedValues.email)
  await user.type(field('Subject'), typedValues.subject)
  await user.type(field('Message'), typedValues.message)
}

function expectTypedValues() {
  expect(field('Name')).toHaveValue(typedValues.name)
  expect(field('Email')).toHaveValue(typedValues.email)
  expect(field('Subject')).toHaveValue(typedValues.subject)
  expect(field('Message')).toHaveValue(typedValues.message)
}

test('sends a guest’s message without a token and shows the reference', async () => {
  const requests = serveContact()
  const { user } = await open()
  await fillIn(user)
  await user.click(sendButton())
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeVisible()
  expect(screen.getByText('C-1001')).toBeVisible()
  expect(screen.getByText('We’ll reply to guest@demo.test.')).toBeVisible()
  expect(requests).toEqual([{ input: typedValues, token: null }])
})

test('sends an agent’s message with name and token', async () => {
  const requests = serveContact()
  const { user } = await open({})
  expect(field('Name')).toHaveValue('Demo Agent')
  await user.type(field('Subject'), 'Invoice')
  await user.type(field('Message'), 'Please send it again.')
  await user.click(sendButton())
  await screen.findByText('C-1001')
  expect(requests).toEqual([
    {
      input: { name: 'Demo Agent', email: 'agent@demo.test', subject: 'Invoice', message: 'Please send it again.' },
      token: 'Bearer token-user-a-0',
    },
  ])
})

test('sends a contact message once on a double click', async () => {
  let finish: (result: Mutation) => void = () => undefined
  const requests = serveContact(() => new Promise((resolve) => (finish = resolve)))
  const { user } = await open()
  await fillIn(user)
  await user.dblClick(sendButton())
  await user.type(field('Subject'), '{Enter}')
  await waitFor(() => expect(requests).toHaveLength(1))
  finish(sentResponse)
  await screen.findByText('C-1001')
  expect(requests).toHaveLength(1)
})

test('reports invalid fields in the contact form without sending it', async () => {
  const requests = serveContact()
  const { user } = await open()
  await user.type(field('Email'), 'guest@demo')
  await user.click(screen.getByLabelText(/^Message/))
  await user.paste('x'.repeat(4001))
  await user.click(sendButton())
  expect(field('Name')).toHaveAccessibleDescription('Enter your name.')
  await waitFor(() => expect(field('Name')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.')
  expect(field('Subject')).toBeInvalid()
  expect(field('Message')).toHaveAccessibleDescription('Use at most 4,000 characters.')
  expect(field('Message')).toHaveValue('x'.repeat(4001))
  expect(requests).toEqual([])
})

test.each<[string, () => Result, string]>([
  ['the server limits requests', () => failure('RATE_LIMITED', 'Too many requests.'), 'Too many requests.'],
  ['the server does not respond', networkError, 'We couldn’t reach the server. Check your connection and try again.'],
  [
    'the gateway does not support messages',
    () => toResponse({ __typename: 'NotSupported', code: 'NOT_SUPPORTED', message: 'This service is not available.' }),
    'This service is not available.',
  ],
])('keeps typed values when %s', async (_when, result, text) => {
  serveContact(result)
  const { user } = await open()
  await fillIn(user)
  await user.click(sendButton())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your message wasn’t sent.')
  expect(alert).toHaveTextContent(text)
  expectTypedValues()

  serveContact()
  await user.click(sendButton())
  expect(await screen.findByText('C-1001')).toBeVisible()
})

test('shows the server’s errors under the contact form’s fields', async () => {
  const message = 'This address cannot receive email.'
  const error = { __typename: 'FieldError', path: 'email', code: 'FIELD_INVALID', message } as const
  serveContact(() =>
    toResponse({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Some fields are not correct.',
      fields: [error],
    }),
  )
  const { user } = await open()
  await fillIn(user)
  await user.click(sendButton())
  await screen.findByRole('alert')
  expect(field('Email')).toHaveAccessibleDescription(message)
  expectTypedValues()
})

test('keeps the typed contact message when the session ends while sending', async () => {
  serveContact(() => failure('UNAUTHENTICATED', 'Please sign in again.', { status: 401 }))
  const { user } = await open({})
  await user.clear(field('Name'))
  await user.clear(field('Email'))
  await fillIn(user)
  await user.click(sendButton())
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
  await screen.findByRole('alert')
  expectTypedValues()

  const requests = serveContact()
  await user.click(sendButton())
  await screen.findByText('C-1001')
  expect(requests.map(({ token }) => token)).toEqual([null])
})

test('shows the contact page in Arabic', async () => {
  const { user } = await open({ session: null, language: 'ar-SA' })
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }))
  expect(screen.getByRole('textbox', { name: /^الموضوع/ })).toHaveAccessibleDescription('يُرجى إدخال الموضوع.')
})

test('keeps the typed contact message when the language changes', async () => {
  const { user } = await open()
  await fillIn(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'tr-TR')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bize ulaşın' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Konu/ })).toHaveValue(typedValues.subject)
  expect(screen.getByRole('textbox', { name: /^Mesaj/ })).toHaveValue(typedValues.message)
})
