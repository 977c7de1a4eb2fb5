import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeClaims, startIdentity } from '#src/testing/identity.ts'
import { collectOutput } from '#src/testing/process.ts'

const command = fileURLToPath(new URL('../../start/token.ts', import.meta.url))

let identity: Awaited<ReturnType<typeof startIdentity>>
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const runTokenCommand = (args: string[], env: Record<string, string> = { IDENTITY_PORT: new URL(identity.url).port }) =>
  collectOutput(spawn(process.execPath, [command, ...args], { env: { PATH: process.env['PATH'], ...env } }))

describe('token command', () => {
  it.each(['agent@demo.test', 'consumer@demo.test'])('prints an id token for %s and nothing else', async (email) => {
    const { code, output, errorOutput } = await runTokenCommand([email])
    expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: '' })
    expect(output).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
    expect(decodeClaims(output)).toMatchObject({ token_use: 'id', email })
  })

  it.each([
    ['an unknown account', ['nobody@demo.test'], /unknown/],
    ['an account with a temporary password', ['invited@demo.test'], /has no password yet/],
    ['an unconfirmed account', ['unconfirmed@demo.test'], /not confirmed/],
    ['no account', [], /npm run -s token -- /],
  ])('explains in one line why it prints no token for %s', async (_case, args, reason) => {
    const { code, output, errorOutput } = await runTokenCommand(args)
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errorOutput).toMatch(/^[^\n]+\n$/)
    expect(errorOutput).toMatch(reason)
  })

  it('explains how to start the stack when it is not running', async () => {
    const { code, output, errorOutput } = await runTokenCommand(['agent@demo.test'], { IDENTITY_PORT: '9' })
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errorOutput).toMatch(/^The stack is not running[^\n]*npm start\n$/)
  })
})
