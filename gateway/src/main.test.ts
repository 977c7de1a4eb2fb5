import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { postgresUrl, startPostgres } from '#src/testing/postgres.ts'

const main = join(import.meta.dirname, 'main.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-gateway-main-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(env: Record<string, string>) {
  const gateway = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    stdio: 'pipe',
  })
  onTestFinished(() => void gateway.kill('SIGKILL'))
  return gateway
}

async function findFreePort(): Promise<string> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : undefined)
}

/** Starts a gateway on a free port and resolves once it listens. */
async function startGateway() {
  const gateway = run({ GATEWAY_PORT: await findFreePort() })
  for await (const line of createInterface({ input: gateway.stdout })) if (line.includes('Server listening')) break
  gateway.stdout.resume()
  return async () => {
    gateway.kill('SIGTERM')
    await once(gateway, 'exit')
  }
}

describe('gateway process', () => {
  it('restricts its data folder to its own user, even if it was open to everyone', { timeout: 60_000 }, async () => {
    mkdirSync(join(folder, 'gateway'))
    chmodSync(join(folder, 'gateway'), 0o777)
    const stop = await startGateway()
    await stop()
    const permissions = (name: string) => statSync(join(folder, 'gateway', name)).mode & 0o777
    expect(permissions('.')).toBe(0o700)
    expect(permissions('database')).toBe(0o700)
  })

  it('waits for an unreachable database and reports that the gateway is not ready', { timeout: 120_000 }, async () => {
    const port = await findFreePort()
    const gateway = run({ GATEWAY_PORT: port, DATABASE_URL: postgresUrl(folder, 'postgres') })
    gateway.stdout.resume()
    const fetchStatus = async (path: string) => {
      try {
        return (await fetch(`http://127.0.0.1:${port}${path}`)).status
      } catch {
        return 'refused'
      }
    }
    await expect.poll(() => fetchStatus('/readyz'), { timeout: 60_000 }).toBe(503)
    expect([await fetchStatus('/healthz'), await fetchStatus('/profile')]).toEqual([200, 503])
    const stopPostgres = await startPostgres(folder)
    try {
      await expect.poll(() => fetchStatus('/readyz'), { timeout: 60_000 }).toBe(200)
      gateway.kill('SIGTERM')
      expect(await once(gateway, 'exit')).toEqual([0, null])
    } finally {
      await stopPostgres()
    }
  })

  it('refuses to start in production without a mail server and logs one line', async () => {
    const gateway = run({
      NODE_ENV: 'production',
      COGNITO_USER_POOL_ID: 'eu-west-1_AbC',
      COGNITO_CLIENT_ID: 'client',
      SELLER_NAME: 'Example Travel Company',
      SELLER_VAT_NUMBER: '310000000000003',
      DOCUMENT_LINK_KEY: 'k'.repeat(32),
    })
    const [stderr, [code]] = await Promise.all([text(gateway.stderr), once(gateway, 'exit')])
    expect(code).toBe(1)
    expect(stderr).toBe(
      'SMTP_URL: production needs a mail server: set SMTP_URL, for example to smtps://user:password@mail.example\n',
    )
  })
})
