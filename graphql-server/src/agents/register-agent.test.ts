import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RegisterAgentInput } from '../__generated__/schema-types.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ deadlineScale: 0.01 })
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const registerPath = '/b2b/becomeb2bmember'
const input: RegisterAgentInput = {
  firstName: ' First ',
  lastName: 'Agent',
  email: 'New@Agency.test',
  phoneCountryCode: '966',
  phone: '٠٥٠١٢٣٤٥٦٧',
  companyName: 'First  Agency',
  iban: 'sa03 8000 0000 6080 1016 7519',
  licenseNumber: 'UMR-7',
  vatNumber: '300000000000003',
}
const register = (change: Partial<RegisterAgentInput> = {}, locale: 'en-US' | 'ar-SA' = 'en-US') =>
  server.query(
    `mutation ($input: RegisterAgentInput!) { registerAgent(input: $input) {
       __typename ... on AgentRegistered { email } ... on UserError { code message }
       ... on RegistrationRefused { reason } ... on InvalidInput { fields { path code } } } }`,
    { input: { ...input, ...change } },
    { token: null, locale },
  )

test('sends the agent’s details under the gateway’s names', async () => {
  server.gateway.respondTo(registerPath, enveloped({}))
  const { data, errors } = await register({}, 'ar-SA')
  expect(errors).toEqual([])
  expect(data.registerAgent).toEqual({ __typename: 'AgentRegistered', email: 'new@agency.test' })
  const [sent] = server.gateway.requestsTo(registerPath)
  expect(sent?.headers.authorization).toBeUndefined()
  expect(sent?.body).toEqual({
    firstName: 'First',
    lastName: 'Agent',
    email: 'new@agency.test',
    phoneNumber: '+966501234567',
    companyName: 'First Agency',
    country: 'SA',
    iban: 'SA0380000000608010167519',
    mohuNumber: 'UMR-7',
    vatNumber: '300000000000003',
    cultCode: 'ar-SA',
  })
})

test('registers a company outside Saudi Arabia with its country’s tax number and without an IBAN', async () => {
  server.gateway.respondTo(registerPath, enveloped({}))
  const { data } = await register({ companyCountry: 'ID', vatNumber: '01.234.567.8-901.000', iban: '' })
  expect(data.registerAgent).toMatchObject({ __typename: 'AgentRegistered' })
  expect(server.gateway.requestsTo(registerPath)[0]?.body).toMatchObject({
    country: 'ID',
    vatNumber: '01.234.567.8-901.000',
    iban: '',
  })
})

test('rejects an unknown company country', async () => {
  const { data } = await register({ companyCountry: 'XX' })
  expect(data.registerAgent).toMatchObject({ fields: [{ path: 'companyCountry', code: 'FIELD_INVALID' }] })
})

test('treats the IBAN, license number and VAT number as optional', async () => {
  server.gateway.respondTo(registerPath, enveloped({}))
  const { iban, licenseNumber, vatNumber } = { iban: undefined, licenseNumber: undefined, vatNumber: undefined }
  await register({ iban, licenseNumber, vatNumber })
  expect(server.gateway.requestsTo(registerPath)[0]?.body).toMatchObject({ iban: '', mohuNumber: '', vatNumber: '' })
})

test('reports every invalid field without calling the gateway', async () => {
  const { data } = await register({
    firstName: '',
    lastName: '<b>',
    email: 'a\r\nBcc: all@agency.test',
    phoneCountryCode: '0',
    phone: '12',
    companyName: ' ',
    iban: 'SA00',
    licenseNumber: 'x'.repeat(31),
    vatNumber: '1',
  })
  expect(data.registerAgent).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      { path: 'firstName', code: 'FIELD_REQUIRED' },
      { path: 'lastName', code: 'FIELD_INVALID' },
      { path: 'email', code: 'FIELD_INVALID' },
      { path: 'phoneCountryCode', code: 'FIELD_INVALID' },
      { path: 'phone', code: 'FIELD_INVALID' },
      { path: 'companyName', code: 'FIELD_REQUIRED' },
      { path: 'iban', code: 'IBAN_INVALID' },
      { path: 'licenseNumber', code: 'FIELD_TOO_LONG' },
      { path: 'vatNumber', code: 'FIELD_INVALID' },
    ],
  })
  expect(server.gateway.requestsTo(registerPath)).toEqual([])
})

describe('registerAgent refused by the gateway', () => {
  test.each([
    ['ACCOUNT_EXISTS', { __typename: 'AccountExists', code: 'ACCOUNT_EXISTS' }],
    ['LICENCE_BLACKLISTED', { __typename: 'RegistrationRefused', code: 'LICENCE_BLACKLISTED' }],
    ['MAIL_FAILED', { __typename: 'RegistrationRefused', code: 'MAIL_FAILED' }],
    ['IBAN_INVALID', { __typename: 'InvalidInput', fields: [{ path: 'iban', code: 'IBAN_INVALID' }] }],
    ['IBAN_TAKEN', { __typename: 'InvalidInput', fields: [{ path: 'iban', code: 'IBAN_TAKEN' }] }],
    ['LICENCE_TAKEN', { __typename: 'InvalidInput', fields: [{ path: 'licenseNumber', code: 'LICENCE_TAKEN' }] }],
    ['VAT_NUMBER_INVALID', { __typename: 'InvalidInput', fields: [{ path: 'vatNumber', code: 'VAT_NUMBER_INVALID' }] }],
  ])('returns a separate result for %s', async (code, expected) => {
    server.gateway.respondTo(registerPath, refused(code))
    expect((await register()).data.registerAgent).toMatchObject(expected)
  })

  test('returns the reason for any other refusal, without markup', async () => {
    server.gateway.respondTo(registerPath, refused('R-77', {}, '<b>Closed</b> for the season'))
    expect((await register()).data.registerAgent).toMatchObject({
      __typename: 'RegistrationRefused',
      code: 'REGISTRATION_REFUSED',
      reason: 'Closed for the season',
    })
  })
})

test.each([['reset' as const], ['silence' as const], ['html' as const], [{ status: 500 }]])(
  'returns an unknown outcome for an unclear response (%o), after a single call',
  async (kind) => {
    server.gateway.respondTo(registerPath, failure(kind))
    expect((await register()).data.registerAgent).toMatchObject({
      __typename: 'RegistrationUnknown',
      code: 'REGISTRATION_UNKNOWN',
    })
    expect(server.gateway.requestsTo(registerPath)).toHaveLength(1)
  },
)

test('returns NotSupported if the gateway does not support registrations', async () => {
  expect((await register()).data.registerAgent).toMatchObject({
    __typename: 'RegistrationRefused',
    code: 'NOT_SUPPORTED',
  })
})

test('returns RATE_LIMITED when the gateway limits registrations', async () => {
  server.gateway.respondTo(registerPath, failure({ status: 429, headers: { 'retry-after': '60' } }))
  const { errors } = await register()
  expect(errors[0]?.extensions['code']).toBe('RATE_LIMITED')
})
