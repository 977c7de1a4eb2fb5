import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test, vi } from 'vitest'
import { products } from '#src/domain/products.ts'
import { describeError } from './describe-error.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'

const serverError = (code: string, message = 'A text from the server.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, requestId: 'req-7', retryable: true } }] })

test('returns the text and request id from a server error', () => {
  expect(describeError(serverError('GATEWAY_TIMEOUT'))).toEqual({
    pageCode: null,
    text: 'A text from the server.',
    code: 'GATEWAY_TIMEOUT',
    requestId: 'req-7',
  })
})

const hotelPages = { otherwise: 'GHDC' } as const

test.each([
  [hotelPages, 'GATEWAY_TIMEOUT', 'GHDC'],
  [hotelPages, 'NOT_FOUND', 'GHDC'],
  [products.hotels.errorPages, 'NOT_FOUND', 'GPDNE'],
  [products.hotels.errorPages, 'INTERNAL_SERVER_ERROR', 'GPDC'],
  [products.transport.errorPages, 'GATEWAY_UNAVAILABLE', 'GPDTEC'],
] as const)('selects the error page from %j for the code %s: %s', (pages, code, pageCode) => {
  expect(describeError(serverError(code), pages)).toMatchObject({ pageCode })
})

test('selects no error page for a rate limit', () => {
  expect(describeError(serverError('RATE_LIMITED'), hotelPages)).toMatchObject({ pageCode: null })
})

test('treats a captive portal’s response as a network error', async () => {
  await i18n.changeLanguage('tr-TR')
  const portal = new ServerError('x', {
    response: new Response('', { status: 511 }),
    bodyText: '<html>Log in to the Wi-Fi</html>',
  })
  const description = describeError(portal, hotelPages)
  expect(description).toMatchObject({
    code: 'NETWORK',
    pageCode: null,
    text: i18n.t('errors:noAnswer'),
  })
})

test('does not mention that the device is offline, because the message may still be on screen when it is online again', async () => {
  await i18n.changeLanguage('en-US')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(describeError(new TypeError('Failed to fetch')).text).toBe(
    'We couldn’t reach the server. Check your connection and try again.',
  )
  vi.restoreAllMocks()
})

test('reads the error in the body of an HTTP error response', () => {
  const body = JSON.stringify({
    errors: [{ message: 'Try again later.', extensions: { code: 'GATEWAY_UNAVAILABLE', requestId: 'r' } }],
  })
  const error = new ServerError('x', { response: new Response('', { status: 503 }), bodyText: body })
  expect(describeError(error)).toMatchObject({ code: 'GATEWAY_UNAVAILABLE', text: 'Try again later.', requestId: 'r' })
})
