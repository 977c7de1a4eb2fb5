import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const readProblems = (env: Record<string, string>) => {
  try {
    readEnv(env)
    return ''
  } catch (error) {
    return error instanceof EnvError ? error.message : String(error)
  }
}

const production = {
  NODE_ENV: 'production',
  COGNITO_USER_POOL_ID: 'eu-west-1_AbC',
  COGNITO_CLIENT_ID: 'client',
  SMTP_URL: 'smtps://mail.agency.example',
  SELLER_NAME: 'Example Travel Company',
  SELLER_VAT_NUMBER: '310000000000003',
  DOCUMENT_LINK_KEY: 'k'.repeat(32),
}

describe('environment', () => {
  it('accepts URLs with or without trailing slashes', () => {
    const { settings, cards } = readEnv({
      PUBLIC_URL: 'https://rihla.test/',
      CARD_API_URL: 'https://cards.test//',
      CARD_SECRET_KEY: 's'.repeat(16),
      CARD_WEBHOOK_SECRET: 'w'.repeat(16),
    })
    expect([settings.publicUrl, cards?.apiUrl]).toEqual(['https://rihla.test', 'https://cards.test'])
  })

  it('defaults to the Cognito stand-in, PGlite and a five-minute wait before cancellation', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: undefined,
      cognito: { userPoolId: 'me-south-1_RihlaDemo', endpoint: 'http://127.0.0.1:9230' },
      demoData: true,
      supplierFaultPercent: 0,
      settings: {
        cancelWaitSeconds: 300,
        reservationsPageSize: 20,
        holdsPerAgent: 20,
        publicUrl: 'http://localhost:4000',
        contactEmail: 'support@rihla.test',
        suppliersDown: [],
        supplierTimeoutSeconds: 45,
      },
    })
  })

  it('treats an empty variable as unset', () => {
    expect(readEnv({ DATABASE_URL: '', SUPPLIERS_DOWN: '', COGNITO_USER_POOL_ID: '' })).toEqual(readEnv({}))
  })

  it('sets no endpoint for a real user pool, because its keys come from the issuer', () => {
    const { cognito } = readEnv({
      COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEfGhI',
      COGNITO_CLIENT_ID: 'client',
      COGNITO_ENDPOINT: '',
    })
    expect(cognito).toMatchObject({ userPoolId: 'eu-west-1_AbCdEfGhI', endpoint: undefined })
  })

  it('uses the configured admin key for the stand-in and never for a real user pool', () => {
    const secret = { IDENTITY_ADMIN_SECRET_ACCESS_KEY: 'secret' }
    expect(readEnv({}).adminKey).toBeUndefined()
    expect(readEnv(secret).adminKey).toEqual({ accessKeyId: 'rihla-demo', secretAccessKey: 'secret' })
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEfGhI', COGNITO_CLIENT_ID: 'client' }
    expect(readEnv({ ...secret, ...pool }).adminKey).toBeUndefined()
  })

  it('derives URLs from the stack’s ports', () => {
    const env = readEnv({ PORT: '14000', IDENTITY_PORT: '19230', GATEWAY_PORT: '14100' })
    expect(env).toMatchObject({
      port: 14100,
      cognito: { endpoint: 'http://127.0.0.1:19230' },
      settings: { publicUrl: 'http://localhost:14000' },
    })
  })

  it('disables demo data in production', () => {
    expect(readEnv(production).demoData).toBe(false)
  })

  it('requires a real user pool, a mail server and a key for document links in production', () => {
    expect(readProblems({ ...production, COGNITO_USER_POOL_ID: '', COGNITO_CLIENT_ID: '' })).toBe(
      'NODE_ENV: production needs a real Amazon Cognito pool: set COGNITO_REGION, COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID',
    )
    expect(readProblems({ ...production, DOCUMENT_LINK_KEY: '' })).toBe(
      'DOCUMENT_LINK_KEY: production needs a signing key for document links, shared by all gateways: set at least 32 random characters',
    )
    expect(readProblems({ ...production, SMTP_URL: '' })).toBe(
      'SMTP_URL: production needs a mail server: set SMTP_URL, for example to smtps://user:password@mail.example',
    )
  })

  it('reports every problem at once', () => {
    const problems = readProblems({
      GATEWAY_PORT: '99999',
      SUPPLIERS_DOWN: 'agoda,nobody',
      NODE_ENV: 'production',
      CANCEL_WAIT_SECONDS: 'soon',
    })
    for (const name of ['GATEWAY_PORT', 'SUPPLIERS_DOWN', 'NODE_ENV', 'CANCEL_WAIT_SECONDS'])
      expect(problems).toContain(name)
  })

  it('is frozen', () => {
    const env = readEnv({ SUPPLIERS_DOWN: 'agoda, hudxconnect' })
    expect(env.settings.suppliersDown).toEqual(['agoda', 'hudxconnect'])
    expect(Object.isFrozen(env) && Object.isFrozen(env.settings) && Object.isFrozen(env.cognito)).toBe(true)
  })
})
