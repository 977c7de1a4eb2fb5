import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { type RegisterAgentMutation, RegisterAgentDocument } from './register.generated.ts'

type Result = RegisterAgentMutation['registerAgent']

beforeEach(() =>
  server.use(
    respondTo(CountriesDocument, () => ({
      countries: [
        { __typename: 'Country' as const, code: 'ID', name: 'Indonesia', callingCodes: ['62'] },
        { __typename: 'Country' as const, code: 'PK', name: 'Pakistan', callingCodes: ['92'] },
        { __typename: 'Country' as const, code: 'SA', name: 'Saudi Arabia', callingCodes: ['966'] },
      ],
    })),
  ),
)

/** Serves these results in order, repeating the last one. Returns the sent inputs. */
function serveRegistration(...results: Result[]) {
  const inputs: unknown[] = []
  server.use(
    respondTo(RegisterAgentDocument, ({ input }) => {
      inputs.push(input)
      const result = results[Math.min(inputs.length, results.length) - 1]
      if (!result) throw new Error('no result to serve')
      return { registerAgent: result }
    }),
  )
  return inputs
}

async function openPage() {
  const app = await renderApp('/register?callback=%2Fmy-bookings', { session: null })
  await screen.findByRole('option', { name: /Saudi Arabia .*966/ })
  return app
}

/** Finds a field by its label without the required mark. */
const field = (name: string) =>
  name === 'Country code' || name === 'Country'
    ? screen.getByRole('combobox', { name })
    : screen.getByRole('textbox', { name })

const values = {
  'First name': 'New',
  'Last name': 'Agent',
  Email: 'new@agency.test',
  Phone: '0501234567',
  'Company name': 'New Agency',
  'License number': 'UMR-7',
  'VAT number': '300000000000003',
  IBAN: 'SA03 8000 0000 6080 1016 7519',
}

async function fillIn({ user }: Awaited<ReturnType<typeof openPage>>) {
  await user.selectOptions(field('Country code'), 'SA-966')
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value)
  await user.click(screen.getByRole('checkbox'))
}
const submit = ({ user }: Awaited<ReturnType<typeof openPage>>) =>
  user.click(screen.getByRole('button', { name: 'Register' }))

test('explains once how required fields are marked', async () => {
  serveRegistration()
  await openPage()
  expect(screen.getByText((_text, element) => element?.textContent === 'Fields marked * are required.')).toBeVisible()
})

test('reports every empty registration field without sending a request', async () => {
  const inputs = serveRegistration()
  const app = await openPage()
  await submit(app)
  for (const [label, text] of [
    ['First name', 'Enter your first name.'],
    ['Last name', 'Enter your last name.'],
    ['Email', 'Enter an email address.'],
    ['Country code', 'Choose a country code.'],
    ['Phone', 'Enter a phone number.'],
    ['Company name', 'Enter the company name.'],
    ['Country', 'Choose a country.'],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(text)
  }
  expect(field('License number')).toHaveAccessibleDescription(/Enter the license number.*ATOL/)
  expect(screen.getByText('Accept the terms and conditions to continue.')).toBeVisible()
  await waitFor(() => expect(field('First name')).toHaveFocus())
  await app.user.type(field('First name'), 'Demo')
  await app.user.click(within(screen.getByRole('alert')).getByRole('button', { name: '8 fields need your attention' }))
  expect(field('Last name')).toHaveFocus()
  expect(inputs).toEqual([])
})

test('reports every invalid registration field at once', async () => {
  const inputs = serveRegistration()
  const app = await openPage()
  await fillIn(app)
  await app.user.type(field('Email'), '@')
  await app.user.type(field('IBAN'), '8')
  await app.user.type(field('VAT number'), '3')
  await submit(app)
  expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.')
  expect(field('IBAN')).toHaveAccessibleDescription(/This IBAN isn’t valid/)
  expect(field('VAT number')).toHaveAccessibleDescription(/15 digits/)
  expect(inputs).toEqual([])
})

test('registers once and opens sign-in with the email address and a link back', async () => {
  const inputs = serveRegistration({ __typename: 'AgentRegistered' })
  const app = await openPage()
  await fillIn(app)
  await submit(app)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(inputs).toEqual([
    {
      firstName: 'New',
      lastName: 'Agent',
      email: 'new@agency.test',
      phoneCountryCode: '966',
      phone: '0501234567',
      companyName: 'New Agency',
      companyCountry: 'SA',
      licenseNumber: 'UMR-7',
      vatNumber: '300000000000003',
      iban: 'SA0380000000608010167519',
    },
  ])
  expect(app.currentUrl()).toBe('/login?callback=%2Fmy-bookings')
  expect(field('Email')).toHaveValue('new@agency.test')
  expect(screen.getByText(/emailed you a temporary password/)).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Back to registration' }))
  expect(await screen.findByRole('heading', { name: 'Register your company' })).toBeVisible()
})

test.each<[string, Result, string]>([
  [
    'an existing account',
    {
      __typename: 'AccountExists',
      code: 'ACCOUNT_EXISTS',
      message: 'This account already exists on the B2B platform.',
    },
    'This account already exists on the B2B platform.',
  ],
  [
    'a blacklisted license',
    {
      __typename: 'RegistrationRefused',
      code: 'LICENCE_BLACKLISTED',
      message: 'Companies with this license number cannot be registered.',
      reason: 'raw words',
    },
    'Companies with this license number cannot be registered.',
  ],
  [
    'the gateway’s reason instead of its message',
    {
      __typename: 'RegistrationRefused',
      code: 'REGISTRATION_REFUSED',
      message: 'The registration was refused.',
      reason: 'Closed for the season',
    },
    'Closed for the season',
  ],
  [
    'the gateway’s message when it sends no reason',
    {
      __typename: 'RegistrationRefused',
      code: 'REGISTRATION_REFUSED',
      message: 'The registration was refused.',
      reason: null,
    },
    'The registration was refused.',
  ],
  [
    'an unknown outcome',
    { __typename: 'RegistrationUnknown', code: 'REGISTRATION_UNKNOWN', message: 'We could not find out.' },
    'We could not find out.',
  ],
])('reports %s and keeps typed values', async (_, result, text) => {
  serveRegistration(result)
  const app = await openPage()
  await fillIn(app)
  await submit(app)
  expect(await screen.findByText(text)).toBeVisible()
  for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value)
})

test('preselects the language’s country once the countries have loaded', async () => {
  await renderApp('/register', { session: null, language: 'ar-SA' })
  await screen.findByRole('option', { name: /Saudi Arabia .*966/ })
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'الدولة' })).toHaveValue('SA')
    expect(screen.getByRole('combobox', { name: /رمز الدولة|مفتاح/ })).toHaveValue('SA-966')
  })
})

test('proposes the calling code for the company’s country until the agent chooses one', async () => {
  serveRegistration()
  const app = await openPage()
  await app.user.selectOptions(field('Country'), 'PK')
  expect(field('Country code')).toHaveValue('PK-92')
  await app.user.selectOptions(field('Country'), 'ID')
  expect(field('Country code')).toHaveValue('ID-62')
  await app.user.selectOptions(field('Country code'), 'SA-966')
  await app.user.selectOptions(field('Country'), 'PK')
  expect(field('Country code')).toHaveValue('SA-966')
})

test('asks for the tax number and IBAN according to the company’s country', async () => {
  const inputs = serveRegistration({ __typename: 'AgentRegistered' })
  const app = await openPage()
  await app.user.selectOptions(field('Country code'), 'PK-92')
  expect(field('Country')).toHaveValue('PK')
  expect(field('Tax number (NTN)')).toHaveAccessibleDescription(/1234567-8.*registration number/)
  expect(field('IBAN')).not.toBeRequired()

  await app.user.selectOptions(field('Country'), 'ID')
  expect(field('Tax number (NPWP)')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull()

  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Company name', 'License number'] as const)
    await app.user.type(field(label), values[label])
  await app.user.type(field('Tax number (NPWP)'), '01.234.567.8-901.000')
  await app.user.click(screen.getByRole('checkbox'))
  await submit(app)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(inputs).toMatchObject([{ companyCountry: 'ID', vatNumber: '01.234.567.8-901.000', iban: '' }])
})

test('keeps showing the tax number example next to its error', async () => {
  serveRegistration()
  const app = await openPage()
  await app.user.selectOptions(field('Country'), 'PK')
  await app.user.type(field('Tax number (NTN)'), 'abc')
  await submit(app)
  expect(field('Tax number (NTN)')).toHaveAccessibleDescription(/^Use 4 to 30 letters and digits.*Such as /)
})

test('requires an IBAN only from a Saudi company', async () => {
  serveRegistration()
  const app = await openPage()
  await app.user.selectOptions(field('Country'), 'SA')
  await submit(app)
  expect(field('IBAN')).toHaveAccessibleDescription(/Enter an IBAN/)
  await app.user.selectOptions(field('Country'), 'PK')
  await submit(app)
  expect(field('IBAN')).not.toBeInvalid()
})

test('shows the server’s errors below their fields', async () => {
  serveRegistration({
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: 'Some fields are not correct.',
    fields: [
      { __typename: 'FieldError', path: 'iban', code: 'IBAN_INVALID', message: 'This IBAN is not correct.' },
      { __typename: 'FieldError', path: 'phoneCountryCode', code: 'FIELD_INVALID', message: 'Not a prefix.' },
    ],
  })
  const app = await openPage()
  await fillIn(app)
  await submit(app)
  await waitFor(() => expect(field('IBAN')).toBeInvalid())
  expect(field('IBAN')).toHaveAccessibleDescription(/This IBAN is not correct\./)
  expect(field('Country code')).toHaveAccessibleDescription('Not a prefix.')
})

test('keeps typed values when the gateway is unavailable', async () => {
  server.use(respondTo(RegisterAgentDocument, () => failure('GATEWAY_UNAVAILABLE', 'Try again later.')))
  const app = await openPage()
  await fillIn(app)
  await submit(app)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled())
  expect(field('IBAN')).toHaveValue(values.IBAN)
})
