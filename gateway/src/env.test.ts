import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const problemsOf = (env: Record<string, string>) => {
  try {
    readEnv(env)
    return ''
  } catch (error) {
    return error instanceof EnvError ? error.message : String(error)
  }
}

describe('the environment', () => {
  it('needs nothing: the stand-in, PGlite and five minutes', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: undefined,
      cognito: { userPoolId: 'me-south-1_RihlaDemo', endpoint: 'http://127.0.0.1:9230' },
      demoData: true,
      settings: {
        cancelWaitSeconds: 300,
        reservationsPageSize: 20,
        publicUrl: 'http://localhost:4000',
        contactMail: 'support@rihla.test',
        suppliersDown: [],
      },
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readEnv({ DATABASE_URL: '', SUPPLIERS_DOWN: '', COGNITO_USER_POOL_ID: '' })).toEqual(readEnv({}))
  })

  it('fetches the keys of a real pool from the pool', () => {
    const { cognito } = readEnv({
      COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEfGhI',
      COGNITO_CLIENT_ID: 'client',
      COGNITO_ENDPOINT: '',
    })
    expect(cognito).toMatchObject({ userPoolId: 'eu-west-1_AbCdEfGhI', endpoint: undefined })
  })

  it('signs administrative calls of the stand-in with a secret, those of a real pool never', () => {
    const secret = { IDENTITY_ADMIN_SECRET_ACCESS_KEY: 'secret' }
    expect(readEnv({}).adminKey).toBeUndefined()
    expect(readEnv(secret).adminKey).toEqual({ accessKeyId: 'rihla-demo', secretAccessKey: 'secret' })
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEfGhI', COGNITO_CLIENT_ID: 'client' }
    expect(readEnv({ ...secret, ...pool }).adminKey).toBeUndefined()
  })

  it('follows the ports of the stack', () => {
    const env = readEnv({ PORT: '14000', IDENTITY_PORT: '19230', GATEWAY_PORT: '14100' })
    expect(env).toMatchObject({
      port: 14100,
      cognito: { endpoint: 'http://127.0.0.1:19230' },
      settings: { publicUrl: 'http://localhost:14000' },
    })
  })

  it('has no demo data in production, and no stand-in either', () => {
    expect(
      readEnv({ NODE_ENV: 'production', COGNITO_USER_POOL_ID: 'eu-west-1_AbC', COGNITO_CLIENT_ID: 'c' }).demoData,
    ).toBe(false)
    expect(problemsOf({ NODE_ENV: 'production' })).toContain('production needs a real Amazon Cognito pool')
  })

  it('names every problem at once', () => {
    const problems = problemsOf({
      GATEWAY_PORT: '99999',
      SUPPLIERS_DOWN: 'agoda,nobody',
      NODE_ENV: 'production',
      CANCEL_WAIT_SECONDS: 'soon',
    })
    for (const name of ['GATEWAY_PORT', 'SUPPLIERS_DOWN', 'NODE_ENV', 'CANCEL_WAIT_SECONDS'])
      expect(problems).toContain(name)
  })

  it('cannot be changed afterwards', () => {
    const env = readEnv({ SUPPLIERS_DOWN: 'agoda, hudxconnect' })
    expect(env.settings.suppliersDown).toEqual(['agoda', 'hudxconnect'])
    expect(Object.isFrozen(env) && Object.isFrozen(env.settings) && Object.isFrozen(env.cognito)).toBe(true)
  })
})
