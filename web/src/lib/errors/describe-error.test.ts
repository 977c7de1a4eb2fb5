import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test, vi } from 'vitest'
import { describeError } from './describe-error.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'

const thrown = (code: string, message = 'In the words of the server.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, requestId: 'req-7', retryable: true } }] })

test('the text and the request id are the server’s', () => {
  expect(describeError(thrown('GATEWAY_TIMEOUT'))).toEqual({
    presentation: 'inline',
    pageCode: null,
    text: 'In the words of the server.',
    code: 'GATEWAY_TIMEOUT',
    requestId: 'req-7',
    retryable: true,
  })
})

test.each([
  ['hotelDetail', 'GATEWAY_TIMEOUT', 'GHDC'],
  ['hotelDetail', 'NOT_FOUND', 'GHDC'],
  ['hotelPayment', 'NOT_FOUND', 'GPDNE'],
  ['hotelPayment', 'INTERNAL_SERVER_ERROR', 'GPDC'],
  ['transportPayment', 'GATEWAY_UNAVAILABLE', 'GPDTEC'],
] as const)('%s leads to the error page after %s with %s', (screen, code, pageCode) => {
  expect(describeError(thrown(code), screen)).toMatchObject({ presentation: 'page', pageCode })
})

test('too many requests say so where the agent is', () => {
  expect(describeError(thrown('RATE_LIMITED'), 'hotelDetail')).toMatchObject({ presentation: 'toast', pageCode: null })
})

test('an answer of somebody else is no answer', async () => {
  await i18n.changeLanguage('tr-TR')
  const portal = new ServerError('x', {
    response: new Response('', { status: 511 }),
    bodyText: '<html>Log in to the Wi-Fi</html>',
  })
  const described = describeError(portal, 'hotelDetail')
  expect(described).toMatchObject({
    code: 'NETWORK',
    pageCode: null,
    text: 'Sunucuya ulaşılamadı. Lütfen yeniden deneyin.',
  })
})

test('without a network that is what it says', async () => {
  await i18n.changeLanguage('en-US')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(describeError(new TypeError('Failed to fetch')).text).toMatch(/^You are offline/)
  vi.restoreAllMocks()
})

test('a failure with a status of its own is read from the body', () => {
  const body = JSON.stringify({
    errors: [{ message: 'Later.', extensions: { code: 'GATEWAY_UNAVAILABLE', requestId: 'r' } }],
  })
  const error = new ServerError('x', { response: new Response('', { status: 503 }), bodyText: body })
  expect(describeError(error)).toMatchObject({ code: 'GATEWAY_UNAVAILABLE', text: 'Later.', requestId: 'r' })
})
