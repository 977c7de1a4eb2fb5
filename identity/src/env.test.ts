import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('environment', () => {
  it('uses defaults for missing and empty variables', () => {
    const settings = readEnv({ COGNITO_REGION: '', SMTP_URL: '' })
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 9230,
      publicUrl: 'http://localhost:4000',
      pool: { region: 'me-south-1', userPoolId: 'me-south-1_RihlaDemo', clientId: 'rihlademoclient0000000000' },
      admin: { accessKeyId: 'rihla-demo' },
    })
    expect(settings.mail).toEqual({ url: undefined, from: 'Rihla <no-reply@rihla.test>' })
  })

  it('removes the trailing slash from a URL', () => {
    expect(readEnv({ PUBLIC_URL: 'https://rihla.test/' }).publicUrl).toBe('https://rihla.test')
  })

  it('ignores HOST and always listens on the loopback interface', () => {
    expect(readEnv({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1')
  })

  it('resolves the data folder against the workspace, whatever the working directory is', () => {
    const workspace = resolve(import.meta.dirname, '../..')
    const directory = process.cwd()
    process.chdir(tmpdir())
    try {
      expect(readEnv({}).folder).toBe(join(workspace, '.data/identity'))
      expect(readEnv({ DATA_DIR: '/var/lib/rihla' }).folder).toBe('/var/lib/rihla/identity')
    } finally {
      process.chdir(directory)
    }
  })

  it('reports every problem at once', () => {
    const read = () => readEnv({ IDENTITY_PORT: 'many', COGNITO_USER_POOL_ID: 'pool', SMTP_URL: 'http://mail.test' })
    for (const name of ['IDENTITY_PORT', 'COGNITO_USER_POOL_ID', 'SMTP_URL']) expect(read).toThrow(name)
  })

  it('throws a one-sentence error in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', IDENTITY_PORT: 'many' })).toThrow(
      /^The identity stand-in is never run in production: [^.]*\.$/,
    )
  })
})
