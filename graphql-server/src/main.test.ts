import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from './testing/listen.ts'
import { type StubGateway, startStubGateway } from './testing/stub-gateway.ts'
import { type UserPool, startUserPool } from './testing/tokens.ts'

let pool: UserPool
let gateway: StubGateway
let child: ChildProcess | undefined

beforeAll(async () => {
  ;[pool, gateway] = await Promise.all([startUserPool(), startStubGateway()])
})
afterAll(() => Promise.all([pool.close(), gateway.close()]))
beforeEach(() => gateway.reset())
afterEach(() => void child?.kill('SIGKILL'))

async function findFreePort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}

/** Starts the server as a separate process and waits until it listens. */
async function start(env: Record<string, string> = {}) {
  const port = await findFreePort()
  const settings = { PORT: String(port), GATEWAY_URL: gateway.url, COGNITO_ENDPOINT: pool.url, ...env }
  const childProcess = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
  })
  child = childProcess
  let output = ''
  const exited = once(childProcess, 'exit')
  const listening = new Promise<void>((resolve) => {
    for (const stream of [childProcess.stdout, childProcess.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('listening')) resolve()
      })
    }
  })
  await Promise.race([listening, exited])
  return { url: `http://127.0.0.1:${port}`, port, process: childProcess, exited, output: () => output }
}

const sendQuery = (url: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${pool.token('agent@demo.test')}` },
    body: JSON.stringify({ query: '{ hotelLocations { code } }' }),
  })

/** Starts a gateway that responds only once the test calls `release`. */
async function startBlockedGateway() {
  const { promise: called, resolve: markCalled } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer((_req, res) => {
    markCalled()
    void released.then(() => res.end(JSON.stringify({ status: { code: 0 }, response: { locations: [] } })))
  })
  return { ...(await listen(server)), called, release }
}

describe('server process after SIGTERM', () => {
  test('finishes running requests, rejects new ones, and exits', async () => {
    const blockedGateway = await startBlockedGateway()
    const server = await start({ GATEWAY_URL: blockedGateway.url })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const running = sendQuery(server.url)
    await blockedGateway.called
    server.process.kill('SIGTERM')
    // Poll until connections are refused: the running request still keeps the process alive.
    const isRefused = async (): Promise<boolean> =>
      fetch(`${server.url}/readyz`, { headers: { connection: 'close' } }).then(
        ({ status }) => status === 503 || isRefused(),
        () => true,
      )
    expect(await isRefused()).toBe(true)
    expect(server.process.exitCode).toBeNull()
    blockedGateway.release()
    const response = await running
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveProperty('data.hotelLocations.0.code', 'SA1')
    expect(await server.exited).toEqual([0, null])
    await blockedGateway.close()
  })

  test('exits at once on a second signal', async () => {
    const blockedGateway = await startBlockedGateway()
    const server = await start({ GATEWAY_URL: blockedGateway.url })
    const running = sendQuery(server.url).catch(() => 'connection closed')
    await blockedGateway.called
    server.process.kill('SIGTERM')
    server.process.kill('SIGINT')
    expect((await server.exited)[0]).not.toBeNull()
    expect(await running).toBe('connection closed')
    await blockedGateway.close()
  })
})

test('keeps running after an unhandled rejection, and logs it', async () => {
  const stray = 'setTimeout(() => void Promise.reject(new Error("stray")), 50)'
  const server = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stray)}` })
  while (!server.output().includes('unhandled rejection')) await setTimeout(20)
  expect((await sendQuery(server.url)).status).toBe(200)
  expect(server.output()).toContain('stray')
})

describe('failed start', () => {
  test('reports the reason in one sentence', async () => {
    const server = await start({ NODE_ENV: 'production' })
    expect((await server.exited)[0]).toBe(1)
    expect(server.output().trim()).toMatch(/^NODE_ENV=production needs a real Amazon Cognito pool[^\n]*$/)
  })

  test('ends the process when the port is in use', async () => {
    const { port, close } = await listen(createServer())
    const server = await start({ PORT: String(port) })
    expect((await server.exited)[0]).toBe(1)
    expect(server.output()).toContain('EADDRINUSE')
    await close()
  })
})
