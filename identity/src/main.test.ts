import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AdminCreateUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it, onTestFinished } from 'vitest'
import { captureProof } from '#src/testing/browser.ts'
import { createBrowserCalls, wrongCodeFor } from '#src/testing/calls.ts'
import {
  call,
  clientId,
  demoPassword,
  refresh,
  signIn,
  createTemporaryFolder,
  userPoolId,
} from '#src/testing/identity.ts'
import { collectOutput, spawnService, startService } from '#src/testing/process.ts'
import { startSmtpSink } from '#src/testing/smtp-sink.ts'

function createDataFolder(): string {
  const folder = createTemporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function start(folder: string, env: Record<string, string> = {}) {
  const service = await startService({ DATA_DIR: folder, ...env })
  onTestFinished(() => void service.child.kill('SIGKILL'))
  return service
}

async function startMailServer() {
  const sink = await startSmtpSink()
  onTestFinished(sink.stop)
  return sink
}

const chooseNewPassword = (url: string, Session: string | undefined, NEW_PASSWORD: string) =>
  call(url, 'RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeResponses: { USERNAME: 'invited@demo.test', NEW_PASSWORD },
  })

describe('stored data', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('survives %s and a restart', async (signal) => {
    const folder = createDataFolder()
    const first = await start(folder)
    const { AuthenticationResult: tokens } = await signIn(first.url, 'agent@demo.test', demoPassword)
    const { Session } = await signIn(first.url, 'invited@demo.test', 'Temp-2026!')
    expect(await chooseNewPassword(first.url, Session, 'Chosen-2026')).toMatchObject({ status: 200 })
    const readKeys = async (url: string) => (await fetch(`${url}${userPoolId}/.well-known/jwks.json`)).text()
    const keysBefore = await readKeys(first.url)
    first.child.kill(signal)
    await first.finished

    const second = await start(folder)
    expect(await readKeys(second.url)).toBe(keysBefore)
    expect(await refresh(second.url, tokens?.['RefreshToken'])).toMatchObject({ status: 200 })
    expect(await call(second.url, 'GetUser', { AccessToken: tokens?.['AccessToken'] })).toMatchObject({ status: 200 })
    expect(await signIn(second.url, 'invited@demo.test', 'Chosen-2026')).toMatchObject({ status: 200 })
    expect(await signIn(second.url, 'invited@demo.test', 'Temp-2026!')).toMatchObject({ status: 400 })
    expect(await chooseNewPassword(second.url, Session, 'Another-2026')).toMatchObject({ status: 400 })
  })

  it('includes failed attempts, so that a restart does not shorten a wait', async () => {
    const folder = createDataFolder()
    const first = await start(folder)
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(first.url, 'agent@demo.test', 'a wrong guess')
    first.child.kill('SIGKILL')
    await first.finished
    const second = await start(folder)
    expect(await signIn(second.url, 'agent@demo.test', demoPassword)).toMatchObject({
      message: 'Password attempts exceeded',
    })
  })

  it('is private, even in a folder that was world-readable before', async () => {
    const folder = createDataFolder()
    const serviceFolder = join(folder, 'identity')
    mkdirSync(serviceFolder)
    chmodSync(serviceFolder, 0o777)
    await start(folder)
    expect(statSync(serviceFolder).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(serviceFolder)) {
      expect(statSync(join(serviceFolder, name)).mode & 0o777).toBe(0o600)
    }
  })

  it('contains no plain-text password, code, token or session, and neither does the log', async () => {
    const folder = createDataFolder()
    const sink = await startMailServer()
    const service = await start(folder, { SMTP_URL: sink.url })
    const { AuthenticationResult: tokens } = await signIn(service.url, 'agent@demo.test', demoPassword)
    const { Session } = await signIn(service.url, 'invited@demo.test', 'Temp-2026!')
    const proof = await captureProof(service.url, 'agent@demo.test', demoPassword)
    await chooseNewPassword(service.url, Session, 'Chosen-canary-1')
    await signIn(service.url, 'agent@demo.test', 'Wrong-canary-2')
    const browser = createBrowserCalls(service.url)
    await browser.signUp('new@agency.test', 'Opened-canary-3')
    const code = /^\d{6}$/m.exec(sink.mails[0]?.text ?? '')?.[0] ?? ''
    await browser.changePassword(tokens?.['AccessToken'], 'Wrong-canary-4', 'Changed-canary-5')
    await browser.changePassword(tokens?.['AccessToken'], demoPassword, 'Changed-canary-6')
    await browser.confirmForgot('new@agency.test', wrongCodeFor(code), 'Replaced-canary-7')
    await refresh(service.url, tokens?.['RefreshToken'])
    await call(service.url, 'GetUser', { AccessToken: tokens?.['AccessToken'] })
    expect(code).toHaveLength(6)
    const readStoredFiles = () =>
      readdirSync(join(folder, 'identity')).map((name) => readFileSync(join(folder, 'identity', name), 'latin1'))
    const filesWhileRunning = readStoredFiles()
    service.child.kill('SIGTERM')
    const { output, errorOutput } = await service.finished
    const secrets = {
      demoPassword,
      temporary: 'Temp-2026!',
      canary: '-canary-',
      ...tokens,
      session: Session,
      secretBlock: proof.ChallengeResponses['PASSWORD_CLAIM_SECRET_BLOCK'],
    }
    const leaks = Object.entries(secrets)
      .filter(([name]) => !['ExpiresIn', 'TokenType'].includes(name))
      .filter(([, secret]) =>
        [...filesWhileRunning, ...readStoredFiles(), output, errorOutput].some((text) => text.includes(String(secret))),
      )
    expect(leaks).toEqual([])
    const codePattern = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`)
    for (const text of [...filesWhileRunning, ...readStoredFiles(), output, errorOutput])
      expect(text).not.toMatch(codePattern)
    expect(output).toContain('"operation":"InitiateAuth"')
  })
})

describe('log', () => {
  it('contains no e-mail address when the mail server rejects a recipient', async () => {
    const sink = await startSmtpSink({ rejectsRecipients: true })
    onTestFinished(() => sink.stop())
    const service = await start(createDataFolder(), { SMTP_URL: sink.url })
    const browser = createBrowserCalls(service.url)
    expect(await browser.signUp('new@agency.test', 'Chosen-2026')).toMatchObject({
      type: 'CodeDeliveryFailureException',
    })
    await browser.forgot('agent@demo.test')
    service.child.kill('SIGTERM')
    const { output, errorOutput } = await service.finished
    expect(output).toMatch(/"code":"EENVELOPE".*"responseCode":550/)
    expect(output).toContain('e-mail not sent')
    expect(output + errorOutput).not.toMatch(/@(agency|demo)\.test/)
  })
})

describe('administrator key', () => {
  const command = new AdminCreateUserCommand({
    UserPoolId: userPoolId,
    Username: 'new@agency.test',
    TemporaryPassword: 'Temp-2026!',
    MessageAction: 'SUPPRESS',
  })
  const createClient = (endpoint: string, accessKeyId: string, secretAccessKey: string) =>
    new CognitoIdentityProviderClient({ endpoint, region: 'me-south-1', credentials: { accessKeyId, secretAccessKey } })

  it('is created on the first start and stored in the data folder', async () => {
    const folder = createDataFolder()
    const { url } = await start(folder)
    const secret = readFileSync(join(folder, 'identity/admin-secret-access-key'), 'utf8')
    expect((await createClient(url, 'rihla-demo', secret).send(command)).User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD')
  })

  it('can be configured', async () => {
    const key = { IDENTITY_ADMIN_ACCESS_KEY_ID: 'tests', IDENTITY_ADMIN_SECRET_ACCESS_KEY: 'a-secret-of-the-tests' }
    const { url } = await start(createDataFolder(), key)
    expect((await createClient(url, 'tests', 'a-secret-of-the-tests').send(command)).User?.Username).toBeDefined()
  })
})

describe('service process', () => {
  it('sends pending e-mails before it exits', async () => {
    const sink = await startMailServer()
    const { child, finished, url } = await start(createDataFolder(), { SMTP_URL: sink.url })
    expect(await createBrowserCalls(url).forgot('agent@demo.test')).toMatchObject({ status: 200 })
    child.kill('SIGTERM')
    expect((await finished).code).toBe(0)
    expect(sink.mails).toHaveLength(1)
  })

  it('exits cleanly on SIGTERM, even with an idle connection', async () => {
    const { child, finished, url } = await start(createDataFolder())
    await fetch(`${url}healthz`)
    child.kill('SIGTERM')
    const { code, errorOutput } = await finished
    expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: '' })
  })

  it.each([
    ['in production', { NODE_ENV: 'production' }, /^The identity stand-in is never run in production[^\n]*\n$/],
    ['with invalid settings', { IDENTITY_PORT: 'many', SMTP_URL: 'mail' }, /^IDENTITY_PORT:[^\n]*\nSMTP_URL:[^\n]*\n$/],
  ])('does not start %s', async (_case, env, sentence) => {
    const { code, output, errorOutput } = await collectOutput(spawnService({ DATA_DIR: createDataFolder(), ...env }))
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errorOutput).toMatch(sentence)
  })

  it('reports which setting to change if the port is in use', async () => {
    const { port } = await start(createDataFolder())
    const { code, errorOutput } = await collectOutput(
      spawnService({ DATA_DIR: createDataFolder(), IDENTITY_PORT: String(port) }),
    )
    expect(code).toBe(1)
    expect(errorOutput).toMatch(/^[^\n]*IDENTITY_PORT[^\n]*\n$/)
  })

  it('reports a folder that cannot be created', async () => {
    const folder = createDataFolder()
    writeFileSync(join(folder, 'file'), '')
    const { code, errorOutput } = await collectOutput(spawnService({ DATA_DIR: join(folder, 'file') }))
    expect(code).toBe(1)
    expect(errorOutput).toMatch(/^The identity stand-in cannot start: [^\n]*\n$/)
  })

  it('creates its keys even if an earlier start was killed while writing one', async () => {
    const folder = createDataFolder()
    mkdirSync(join(folder, 'identity'))
    writeFileSync(join(folder, 'identity/signing-key.pem.1.draft'), '-----BEGIN')
    const { url } = await start(folder)
    expect(await signIn(url, 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
  })
})
