import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findFreePorts, root, run, createTemporaryFolder } from '../support/processes.ts'
import {
  runCommand,
  createSettings,
  graphql,
  launchStack,
  readServicePids,
  type Stack,
  startStack,
} from '../support/stack.ts'

const isListening = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  await response?.arrayBuffer()
  return response !== undefined
}

const portsOf = ({ env }: Pick<Stack, 'env'>) =>
  ['PORT', 'GATEWAY_PORT', 'IDENTITY_PORT', 'INBOX_PORT'].map((name) => Number(env[name]))

describe('a running stack', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack()
  })
  afterAll(async () => {
    await stack.stop()
  })

  test('prints its URLs, with the ready line last, and responds at them', async () => {
    const { stdout } = stack.process.output()
    const urlOf = (name: string, path = '') => `http://localhost:${stack.env[name]}${path}`
    expect(stdout.trimEnd().split('\n').slice(-4)).toEqual([
      `Playground ${urlOf('PORT', '/playground')}`,
      `Inbox      ${urlOf('INBOX_PORT')}`,
      `Gateway    ${urlOf('GATEWAY_PORT', '/openapi.json')}`,
      `Ready: ${urlOf('PORT')}`,
    ])
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(stack.url)).text()).toContain('<div id="root">')
  })

  test('runs graphql-server with the V8 flags of v8-flags.txt', () => {
    const commandLine = readFileSync(`/proc/${readServicePids(stack)['graphql-server']}/cmdline`, 'utf8').split('\0')
    const flags = readFileSync(join(root, 'graphql-server/v8-flags.txt'), 'utf8').trim().split('\n')
    expect(commandLine.slice(1, -1)).toEqual([...flags, 'src/main.ts'])
  })

  test('hides its folders from other users of the machine', () => {
    for (const folder of ['card-sandbox', 'gateway', 'identity', 'inbox', 'logs']) {
      expect(statSync(join(stack.dataDir, folder)).mode & 0o777, folder).toBe(0o700)
    }
  })

  test('rejects a second start on the same data folder with one sentence', async () => {
    const ports = await findFreePorts(5)
    const second = run('node', ['start/main.ts'], {
      env: {
        ...stack.env,
        ...Object.fromEntries(
          ['PORT', 'GATEWAY_PORT', 'IDENTITY_PORT', 'SMTP_PORT', 'INBOX_PORT'].map((name, index) => [
            name,
            String(ports[index]),
          ]),
        ),
      },
    })
    expect((await second.ended).code).toBe(1)
    expect(second.output().stderr.trim()).toBe(
      `A stack is already running on ${stack.dataDir} (process ${stack.process.child.pid}). Stop it, or set DATA_DIR to another folder.`,
    )
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(200)
  })

  test('restarts a service that dies, while the others keep running', async () => {
    const token = await runCommand(stack, 'token', 'agent@demo.test')
    const readBookings = async () => (await graphql<unknown>(stack.url, '{ bookings { totalCount } }', { token })).data
    const pidsBefore = readServicePids(stack)
    process.kill(pidsBefore['gateway'] ?? 0, 'SIGKILL')
    await stack.process.waitForLine(/^gateway stopped unexpectedly \(SIGKILL\)\. Restarting it/)
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
    await stack.process.waitForLine(/^gateway is running again/)
    await vi.waitFor(async () => expect(await readBookings()).toEqual({ bookings: { totalCount: 57 } }), {
      timeout: 60_000,
    })
    const { gateway, ...others } = readServicePids(stack)
    expect(gateway).not.toBe(pidsBefore['gateway'])
    expect({ ...others, gateway: pidsBefore['gateway'] }).toEqual(pidsBefore)
    const log = readFileSync(join(stack.dataDir, 'logs/gateway.log'), 'utf8')
    expect(log).toContain('gateway stopped unexpectedly (SIGKILL)')

    process.kill(pidsBefore['graphql-server'] ?? 0, 'SIGKILL')
    await stack.process.waitForLine(/^graphql-server is running again/)
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(200)
  })

  test('stops every service on SIGTERM and exits with 0', async () => {
    expect((await stack.stop()).code).toBe(0)
    expect(await Promise.all(portsOf(stack).map(isListening))).toEqual([false, false, false, false])
  })
})

describe('npm start', () => {
  let stack: Stack | undefined
  afterEach(async () => {
    await stack?.stop()
    stack = undefined
  })

  test('stops with one sentence if a service keeps dying', async () => {
    stack = await startStack()
    const { url } = stack
    process.kill(readServicePids(stack)['start'] ?? 0, 'SIGKILL')
    // Another program takes the port as soon as it is free, so that no restart of the inbox can succeed.
    const squatter = createServer()
    const listen = () =>
      new Promise<void>((resolve, reject) => {
        squatter.once('error', reject)
        squatter.listen(Number(stack?.env['SMTP_PORT']), '127.0.0.1', resolve)
      })
    await vi.waitFor(listen, { timeout: 60_000, interval: 20 })
    try {
      expect((await stack.process.ended).code).toBe(1)
    } finally {
      squatter.close()
    }
    expect(stack.process.output().stderr).toMatch(
      /^inbox stopped 5 times within 60 s \(.+\), so the stack stops. Its log is/m,
    )
    expect(await isListening(Number(new URL(url).port))).toBe(false)
  })

  test('stops its services if it is stopped before it is ready', async () => {
    const starting = await launchStack()
    const ports = portsOf(starting)
    const identityPort = Number(starting.env['IDENTITY_PORT'])
    await vi.waitFor(async () => expect(await isListening(identityPort)).toBe(true), { timeout: 120_000, interval: 20 })
    expect((await starting.stop()).code).toBe(0)
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => false))
    expect(starting.process.output().stdout).not.toContain('Ready')
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s', async (signal) => {
    const { env, remove } = await createSettings()
    const npm = run('npm', ['start'], { env, detached: true })
    await npm.waitForLine(/^Ready: /)
    // Ctrl-C signals the whole process group; other programs signal only npm.
    process.kill(signal === 'SIGINT' ? -(npm.child.pid ?? 0) : (npm.child.pid ?? 0), signal)
    await npm.ended
    const ports = portsOf({ env })
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => false))
    expect(npm.output().stderr).toBe('')
    await remove()
  })

  test('stops the processes its watchers started in development', async () => {
    stack = await startStack({}, '--dev')
    const ports = [...portsOf(stack), Number(stack.env['PORT']) + 1]
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => true))
    expect((await fetch(`${stack.url}/config.json`)).status).toBe(200)
    const { code } = await stack.stop()
    stack = undefined
    expect(code).toBe(0)
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => false))
  })

  test('rejects one port for two services with one sentence', async () => {
    const [port = 0] = await findFreePorts(1)
    const settings = { PORT: String(port), GATEWAY_PORT: String(port + 1) }
    await expect(startStack(settings, '--dev')).rejects.toThrow(
      `PORT + 1, where the GraphQL server listens in development, and GATEWAY_PORT are both ${port + 1}. Set PORT or GATEWAY_PORT to another port.`,
    )
  })

  test('rejects a port that is in use with one sentence', async () => {
    const [port] = await findFreePorts(1)
    const squatter = createServer().listen(port, '127.0.0.1')
    try {
      await expect(startStack({ PORT: String(port) })).rejects.toThrow(
        `Port ${port}, which graphql-server needs, is in use.`,
      )
    } finally {
      squatter.close()
    }
  })

  test('rejects an unwritable data folder with one sentence', async () => {
    const folder = await createTemporaryFolder()
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    await expect(startStack({ DATA_DIR: join(file, 'data') })).rejects.toThrow(
      'is not writable (ENOTDIR). Set DATA_DIR to a writable folder.',
    )
    await folder.remove()
  })

  test('rejects production without a real pool with one sentence', async () => {
    await expect(startStack({ NODE_ENV: 'production' })).rejects.toThrow(
      'NODE_ENV=production needs a real Amazon Cognito pool',
    )
  })

  test('rejects production without a mail server with one sentence', async () => {
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEfGhI', COGNITO_CLIENT_ID: 'client' }
    await expect(startStack({ NODE_ENV: 'production', ...pool })).rejects.toThrow(
      'NODE_ENV=production needs a mail server: set SMTP_URL.',
    )
  })

  test('rejects an invalid port with one sentence', async () => {
    await expect(startStack({ GATEWAY_PORT: 'http' })).rejects.toThrow(
      'GATEWAY_PORT is "http", but a port is a whole number from 1 to 65535.',
    )
  })
})
