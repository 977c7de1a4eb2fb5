import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enveloped, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const input = {
  name: 'First Agent',
  email: 'agent@agency.test',
  subject: 'Rooms',
  message: 'Line one\r\n\r\n\r\n\r\nLine\u0007 two',
}
const send = (change: object = {}) =>
  server.query(
    `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) {
       __typename ... on ContactMessageSent { reference } ... on InvalidInput { fields { path code } } ... on NotSupported { code } } }`,
    { input: { ...input, ...change } },
    { token: null, locale: 'tr-TR' },
  )

test('sends a visitor’s message with its line breaks and returns its reference', async () => {
  server.gateway.respondTo('/contact-messages', enveloped({ reference: 'M-1' }))
  expect((await send()).data.sendContactMessage).toEqual({ __typename: 'ContactMessageSent', reference: 'M-1' })
  expect(server.gateway.requestsTo('/contact-messages')[0]?.body).toEqual({
    ...input,
    message: 'Line one\n\nLine two',
    cultCode: 'tr-TR',
  })
})

test('reports every invalid field without calling the gateway', async () => {
  const { data } = await send({ name: ' ', email: 'x', subject: 'a\nb'.repeat(80), message: 'x'.repeat(4001) })
  expect(data.sendContactMessage).toMatchObject({
    fields: [
      { path: 'name', code: 'FIELD_REQUIRED' },
      { path: 'email', code: 'FIELD_INVALID' },
      { path: 'subject', code: 'FIELD_TOO_LONG' },
      { path: 'message', code: 'FIELD_TOO_LONG' },
    ],
  })
  expect(server.gateway.requests).toEqual([])
})

test('reports the field that the gateway rejects', async () => {
  server.gateway.respondTo(
    '/contact-messages',
    refused('INVALID_REQUEST', { fields: [{ path: 'name', code: 'FIELD_INVALID' }] }),
  )
  const { data } = await send({ name: '<First>' })
  expect(data.sendContactMessage).toEqual({
    __typename: 'InvalidInput',
    fields: [{ path: 'name', code: 'FIELD_INVALID' }],
  })
})

test('returns NotSupported for a gateway that does not support messages', async () => {
  expect((await send()).data.sendContactMessage).toMatchObject({ code: 'NOT_SUPPORTED' })
})
