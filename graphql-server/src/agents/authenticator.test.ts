import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enveloped, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const enrollPath = '/profile/authenticator'
const confirmPath = '/profile/authenticator/confirm'
const enrollment = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Rihla:agent?secret=JBSWY3DPEHPK3PXP',
  expiresAt: '2026-11-21T10:10:00.000Z',
}

const enroll = (input?: object | null) =>
  server.query(
    `mutation ($input: EnrolAuthenticatorInput) { enrolAuthenticator(input: $input) {
       __typename ... on AuthenticatorEnrolment { secret uri expiresAt } ... on AuthCodeRefused { code attemptsLeft retryAt }
       ... on InvalidInput { fields { path code } } ... on NotSupported { code } } }`,
    { input },
  )
const confirm = (code: string) =>
  server.query(
    `mutation ($code: String!) { confirmAuthenticator(code: $code) {
       __typename ... on AuthenticatorConfirmed { recoveryCodes authenticator { enrolledAt recoveryCodesLeft } }
       ... on AuthCodeRefused { code attemptsLeft } ... on EnrolmentExpired { code } ... on InvalidInput { fields { path code } } } }`,
    { code },
  )

test('returns the secret of an enrollment only once, as text and as a URI', async () => {
  server.gateway.respondTo(enrollPath, enveloped(enrollment))
  const { data, errors } = await enroll()
  expect(errors).toEqual([])
  expect(data.enrolAuthenticator).toEqual({ __typename: 'AuthenticatorEnrolment', ...enrollment })
  expect(server.gateway.requestsTo(enrollPath)[0]?.body).toEqual({})
})

test('treats null input like missing input', async () => {
  server.gateway.respondTo(enrollPath, enveloped(enrollment))
  const { data, errors } = await enroll(null)
  expect([errors, data.enrolAuthenticator]).toMatchObject([[], { __typename: 'AuthenticatorEnrolment' }])
  expect(server.gateway.requestsTo(enrollPath)[0]?.body).toEqual({})
})

test.each([
  ['recoveryCode', 'A'.repeat(400), 'FIELD_TOO_LONG'],
  ['recoveryCode', 'A\0B', 'FIELD_INVALID'],
  ['authCode', '1'.repeat(400), 'FIELD_INVALID'],
])('rejects an invalid %s without calling the gateway', async (path, value, code) => {
  const { data } = await enroll({ [path]: value })
  expect(data.enrolAuthenticator).toEqual({ __typename: 'InvalidInput', fields: [{ path, code }] })
  expect(server.gateway.requestsTo(enrollPath)).toEqual([])
})

test('converts the codes for a second enrollment to Latin digits and uppercase', async () => {
  server.gateway.respondTo(enrollPath, enveloped(enrollment))
  await enroll({ authCode: '١٢٣ ٤٥٦', recoveryCode: ' abcde-fghjk ' })
  expect(server.gateway.requestsTo(enrollPath)[0]?.body).toEqual({ authCode: '123456', recoveryCode: 'ABCDE-FGHJK' })
})

test.each([
  ['AUTH_CODE_INVALID', { attemptsLeft: 3 }, { attemptsLeft: 3, retryAt: null }],
  ['AUTH_CODE_USED', { attemptsLeft: 4 }, { attemptsLeft: 4, retryAt: null }],
  ['AUTH_CODE_LOCKED', { retryAt: '2026-11-21T10:15:00Z' }, { attemptsLeft: 0, retryAt: '2026-11-21T10:15:00.000Z' }],
])('returns the gateway’s refusal of a code: %s', async (code, details, expected) => {
  server.gateway.respondTo(enrollPath, refused(code, details))
  const { data } = await enroll({ authCode: '000000' })
  expect(data.enrolAuthenticator).toMatchObject({ __typename: 'AuthCodeRefused', code, ...expected })
})

test('returns recovery codes and the new authenticator on confirmation', async () => {
  const authenticator = { enrolledAt: '2026-11-21T10:00:00.000Z', recoveryCodesLeft: 10 }
  server.gateway.respondTo(confirmPath, enveloped({ recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'] }))
  server.gateway.respondTo('/profile', enveloped({ userId: 'u-1', authenticator }))
  const { data } = await confirm('۱۲۳۴۵۶')
  expect(data.confirmAuthenticator).toEqual({
    __typename: 'AuthenticatorConfirmed',
    recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'],
    authenticator,
  })
  expect(server.gateway.requestsTo(confirmPath)[0]?.body).toEqual({ code: '123456' })
})

test('rejects a malformed confirmation code without calling the gateway', async () => {
  const { data } = await confirm('12345')
  expect(data.confirmAuthenticator).toMatchObject({ fields: [{ path: 'code', code: 'FIELD_INVALID' }] })
  expect(server.gateway.requestsTo(confirmPath)).toEqual([])
})

test('reports an expired enrollment', async () => {
  server.gateway.respondTo(confirmPath, refused('ENROLMENT_EXPIRED'))
  expect((await confirm('123456')).data.confirmAuthenticator).toMatchObject({ code: 'ENROLMENT_EXPIRED' })
})

test('returns NotSupported for a gateway that does not support authenticators', async () => {
  expect((await enroll()).data.enrolAuthenticator).toMatchObject({ __typename: 'NotSupported', code: 'NOT_SUPPORTED' })
})
