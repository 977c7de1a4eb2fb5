import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../testing/listen.ts'
import { createHttpClient, fetchWithDeadline } from './http-client.ts'

const closeTasks: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closeTasks.splice(0).map((close) => close())))

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const { url, close } = await listen(server)
  closeTasks.push(close)
  return url
}

const fetchFailure = (url: string) => {
  const http = createHttpClient()
  closeTasks.push(() => http.destroy())
  return fetchWithDeadline(http, url, { deadlineMs: 100, maxBytes: 1000 }).catch((error: unknown) => error)
}

test.each<[string, string, RequestListener]>([
  ['no response before the deadline', 'GATEWAY_TIMEOUT', () => {}],
  ['a body that stops before the deadline', 'GATEWAY_TIMEOUT', (_, response) => void response.write('{')],
  ['a closed connection', 'GATEWAY_UNAVAILABLE', (request) => void request.socket.destroy()],
  ['a body over the size limit', 'GATEWAY_BAD_RESPONSE', (_, response) => void response.end('x'.repeat(2000))],
])('maps %s to %s', async (_, code, listener) => {
  expect(await fetchFailure(await startServer(listener))).toMatchObject({ code })
})

test('maps a refused connection to GATEWAY_UNAVAILABLE', async () => {
  expect(await fetchFailure('http://127.0.0.1:9')).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' })
})
