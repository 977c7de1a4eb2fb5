import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { freePorts, run, temporaryFolder } from '../support/processes.ts'
import { type Stack, startStack } from '../support/stack.ts'

const isListening = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer !== undefined
}

let stack: Stack | undefined
afterEach(async () => {
  await stack?.stop()
  stack = undefined
})

describe('npm start', () => {
  test('prints the ready line last, answers on every port, and stops all of it on SIGTERM', async () => {
    stack = await startStack()
    const { stdout } = stack.process.output()
    const address = (name: string, path = '') => `http://localhost:${stack?.env[name]}${path}`
    expect(stdout.trimEnd().split('\n').slice(-4)).toEqual([
      `Playground ${address('PORT', '/playground')}`,
      `Inbox      ${address('INBOX_PORT')}`,
      `Gateway    ${address('GATEWAY_PORT', '/openapi.json')}`,
      `Ready: ${address('PORT')}`,
    ])
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(stack.url)).text()).toContain('<div id="root">')

    const ports = ['PORT', 'GATEWAY_PORT', 'IDENTITY_PORT', 'INBOX_PORT'].map((name) => Number(stack?.env[name]))
    const { code } = await stack.stop()
    stack = undefined
    expect(code).toBe(0)
    expect(await Promise.all(ports.map(isListening))).toEqual([false, false, false, false])
  })

  test('in development stops what its watchers have started too', async () => {
    stack = await startStack({}, '--dev')
    const numbers = ['PORT', 'GATEWAY_PORT', 'IDENTITY_PORT', 'INBOX_PORT'].map((name) => Number(stack?.env[name]))
    const ports = [...numbers, (numbers[0] ?? 0) + 1]
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => true))
    expect((await fetch(`${stack.url}/config.json`)).status).toBe(200)
    const { code } = await stack.stop()
    stack = undefined
    expect(code).toBe(0)
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => false))
  })

  test('two services on one port end it with one sentence', async () => {
    const [port = 0] = await freePorts(1)
    const both = { PORT: String(port), GATEWAY_PORT: String(port + 1) }
    await expect(startStack(both, '--dev')).rejects.toThrow(
      `PORT + 1 and GATEWAY_PORT are both ${port + 1}. Set one of them to another port.`,
    )
  })

  test('a second start on the same data folder ends with one sentence', async () => {
    stack = await startStack()
    const ports = await freePorts(5)
    const second = run('node', ['start/main.mjs'], {
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

  test('a taken port ends it with one sentence, and nothing keeps running', async () => {
    const [port] = await freePorts(1)
    const squatter = createServer().listen(port, '127.0.0.1')
    try {
      await expect(startStack({ PORT: String(port) })).rejects.toThrow(
        `Port ${port}, which graphql-server needs, is taken.`,
      )
    } finally {
      squatter.close()
    }
  })

  test('a data folder that cannot be written ends it with one sentence', async () => {
    const folder = await temporaryFolder()
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    await expect(startStack({ DATA_DIR: join(file, 'data') })).rejects.toThrow(
      'cannot be written (ENOTDIR). Set DATA_DIR to a folder that can.',
    )
    await folder.remove()
  })

  test('production without a real pool ends it with one sentence', async () => {
    await expect(startStack({ NODE_ENV: 'production' })).rejects.toThrow(
      'NODE_ENV=production needs a real Amazon Cognito pool',
    )
  })

  test('a port that is none ends it with one sentence', async () => {
    await expect(startStack({ GATEWAY_PORT: 'http' })).rejects.toThrow(
      'GATEWAY_PORT is "http", but a port is a whole number from 1 to 65535.',
    )
  })
})
