import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UpdateProfileInput } from '../__generated__/schema-types.ts'
import { enveloped, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { aWireProfile } from '../testing/wire-profile.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const profile = aWireProfile()
const update = (input: UpdateProfileInput) =>
  server.query(
    `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename
       ... on ProfileUpdated { viewer { id company { name licenseNumber } authenticator { enrolledAt recoveryCodesLeft }
         profile { name phoneCountryCode phone language currency photoUrl } } }
       ... on InvalidInput { fields { path code } } ... on NotSupported { code } } }`,
    { input },
  )

test('sends changed fields under the gateway’s names and omits the others', async () => {
  server.gateway.respondTo('/profile', enveloped(profile))
  const { data, errors } = await update({
    name: ' Demo  Agent ',
    phoneCountryCode: '966',
    phone: '050 123 4567',
    vatNumber: '',
    ibans: ['sa03 8000 0000 6080 1016 7519'],
  })
  expect(errors).toEqual([])
  const { viewer } = data.updateProfile as unknown as { viewer: object }
  expect(viewer).toEqual({
    id: 'sub-agent@demo.test',
    company: { name: 'First Agency', licenseNumber: 'L-1' },
    authenticator: { enrolledAt: null, recoveryCodesLeft: 0 },
    profile: {
      name: 'Demo Agent',
      phoneCountryCode: '966',
      phone: '501234567',
      language: 'ar-SA',
      currency: 'SAR',
      photoUrl: '/media/agents/abc.webp',
    },
  })
  // One call: the response is the updated profile.
  expect(server.gateway.requestsTo('/profile').map(({ body }) => body)).toEqual([
    {
      name: 'Demo Agent',
      phoneNumber: '+966501234567',
      company: { vatNumber: '', ibans: ['SA0380000000608010167519'] },
    },
  ])
})

test('sends the company’s country with a tax number of that country, and an empty list of IBANs', async () => {
  server.gateway.respondTo('/profile', enveloped(profile))
  const { errors } = await update({ companyCountry: 'pk', vatNumber: ' 1234567-8 ', ibans: [] })
  expect(errors).toEqual([])
  expect(server.gateway.requestsTo('/profile')[0]?.body).toEqual({
    company: { country: 'PK', vatNumber: '1234567-8', ibans: [] },
  })
})

test('removes the phone number when it is empty', async () => {
  server.gateway.respondTo('/profile', enveloped(profile))
  expect((await update({ phone: ' ', phoneCountryCode: '' })).errors).toEqual([])
  expect(server.gateway.requestsTo('/profile')[0]?.body).toEqual({ phoneNumber: '' })
})

test('reports invalid fields without calling the gateway', async () => {
  const { data } = await update({
    name: '',
    phone: '501234567',
    language: 'fr-FR',
    currency: 'XYZ',
    companyCountry: 'SA',
    vatNumber: '1',
    ibans: ['SA0380000000608010167519', 'SA00'],
  })
  expect(data.updateProfile).toMatchObject({
    fields: [
      { path: 'phoneCountryCode', code: 'FIELD_REQUIRED' },
      { path: 'vatNumber', code: 'FIELD_INVALID' },
      { path: 'ibans.1', code: 'IBAN_INVALID' },
      { path: 'name', code: 'FIELD_REQUIRED' },
      { path: 'language', code: 'FIELD_INVALID' },
      { path: 'currency', code: 'FIELD_INVALID' },
    ],
  })
  expect(server.gateway.requests).toEqual([])
})

test('rejects an empty license number and a phone number that is invalid in its country', async () => {
  const { data } = await update({ licenseNumber: ' ', phone: '0501', phoneCountryCode: '966' })
  expect(data.updateProfile).toMatchObject({
    fields: [
      { path: 'phone', code: 'FIELD_INVALID' },
      { path: 'licenseNumber', code: 'FIELD_REQUIRED' },
    ],
  })
  expect(server.gateway.requests).toEqual([])
})

test('maps fields rejected by the gateway to their names in the input', async () => {
  const fields = [
    { path: 'company.licenceNumber', code: 'LICENCE_BLACKLISTED' },
    { path: 'company.licenceNumber', code: 'LICENCE_TAKEN' },
    { path: 'company.ibans.0', code: 'IBAN_TAKEN' },
    { path: 'company.ibans.1', code: 'IBAN_INVALID' },
    { path: 'somethingElse', code: 'FIELD_INVALID' },
  ]
  server.gateway.respondTo('/profile', refused('INVALID_REQUEST', { fields }))
  expect((await update({ licenseNumber: 'UMR-0000' })).data.updateProfile).toMatchObject({
    fields: [
      { path: 'licenseNumber', code: 'LICENCE_BLACKLISTED' },
      { path: 'licenseNumber', code: 'LICENCE_TAKEN' },
      { path: 'ibans.0', code: 'IBAN_TAKEN' },
      { path: 'ibans.1', code: 'IBAN_INVALID' },
    ],
  })
})

test('returns NotSupported for a gateway that does not support profiles', async () => {
  expect((await update({ name: 'Demo' })).data.updateProfile).toMatchObject({ code: 'NOT_SUPPORTED' })
})

test('distinguishes a company without a logo from a gateway that does not support logos', async () => {
  const readLogo = async (company: object) => {
    server.gateway.respondTo('/profile', enveloped({ ...profile, company: { id: 'c', name: 'Company', ...company } }))
    const { data } = await server.query('{ viewer { company { logo { url } } } }')
    return (data.viewer.company as unknown as { logo: unknown }).logo
  }
  expect(await readLogo({ logoPath: '/media/logos/abc.png' })).toEqual({ url: '/media/logos/abc.png' })
  expect(await readLogo({ logoPath: null })).toEqual({ url: null })
  expect(await readLogo({ logoPath: 'https://elsewhere.example/x.png' })).toEqual({ url: null })
  expect(await readLogo({})).toBeNull()
})

test('ignores a photo path outside /media', async () => {
  for (const photoPath of ['https://elsewhere.example/x.webp', '//elsewhere.example/x', 'javascript:alert(1)', 7]) {
    server.gateway.respondTo('/profile', enveloped({ ...profile, photoPath }))
    const { data } = await server.query('{ viewer { profile { photoUrl } } }')
    expect(data.viewer.profile).toEqual({ photoUrl: null })
  }
})
