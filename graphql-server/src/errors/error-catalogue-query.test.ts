import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { codes } from './codes.ts'
import { messages } from './message.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const catalogue = '{ errorCatalogue { code kind message cause remedy retryable legacyMessage } }'

test.each(locales)('returns the catalogue in %s without a token', async (locale) => {
  const { data, errors } = await server.query(catalogue, {}, { token: null, locale })
  expect(errors).toEqual([])
  expect(data.errorCatalogue.map(({ code, message }) => [code, message])).toEqual(
    Object.keys(codes).map((code) => [code, Object.entries(messages[locale]).find(([key]) => key === code)?.[1]]),
  )
})

test('corrects misspelled gateway messages and lists the originals as legacy messages', async () => {
  const { data } = await server.query(catalogue, {}, { token: null })
  expect(data.errorCatalogue.find(({ code }) => code === 'HOTEL_NOT_AVAILABLE')).toMatchObject({
    kind: 'REFUSAL',
    retryable: false,
    message: 'This hotel isn’t available. Please try other hotels or dates.',
    legacyMessage: 'This hotel is not avaible, please try different hotels or dates',
  })
})
