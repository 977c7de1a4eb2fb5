import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { negotiateLocale } from './locale.ts'

const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf123', COGNITO_CLIENT_ID: 'client', COGNITO_REGION: 'eu-west-1' }

describe('environment', () => {
  test('defaults to the embedded stack, and treats an empty value as missing', () => {
    const settings = readEnv({ PORT: '', REDIS_URL: '' })
    expect(settings).toEqual(readEnv({}))
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      gatewayUrl: 'http://127.0.0.1:4100',
      cognito: { userPoolId: 'me-south-1_RihlaDemo', endpoint: 'http://127.0.0.1:9230' },
      playground: true,
      introspection: true,
      production: false,
      cancelWaitSeconds: 300,
      moneyCallMs: 90_000,
      drainSeconds: 100,
    })
  })

  test('accepts URLs with or without trailing slashes', () => {
    const settings = readEnv({
      GATEWAY_URL: 'https://gateway.test/v1/',
      TRANSPORT_BOOKING_URL: 'https://rides.test/',
      PUBLIC_URL: 'https://rihla.test//',
    })
    expect(settings).toMatchObject({
      gatewayUrl: 'https://gateway.test/v1',
      transportBookingUrl: 'https://rides.test',
      publicUrl: 'https://rihla.test',
    })
    expect(readEnv({ GATEWAY_URL: 'https://gateway.test' }).gatewayUrl).toBe('https://gateway.test')
  })

  test('reports every invalid variable at once', () => {
    const invalid = { PORT: '70000', GATEWAY_URL: 'ftp://x', PLAYGROUND: 'yes', COGNITO_REGION: 'moon' }
    expect(() => readEnv(invalid)).toThrow(/PORT[\s\S]*GATEWAY_URL[\s\S]*COGNITO_REGION[\s\S]*PLAYGROUND/)
  })

  test('reads suppliers from a JSON list, and reports errors in it', () => {
    const [first] = readEnv({ SUPPLIERS: '[{"key":"worldrooms","name":"World Rooms"}]' }).suppliers
    expect(first).toEqual({ key: 'worldrooms', name: 'World Rooms', prices: 'common', color: null })
    expect(readEnv({}).suppliers.map(({ key }) => key)).toEqual(['agoda', 'umrahholidays', 'hudxconnect'])
    expect(() => readEnv({ SUPPLIERS: 'worldrooms' })).toThrow(/SUPPLIERS: must be a JSON list/)
  })

  test('loads a real pool’s keys only from Amazon', () => {
    expect(readEnv({ ...pool, COGNITO_ENDPOINT: 'http://127.0.0.1:9230' }).cognito.endpoint).toBeUndefined()
  })

  test('requires a real pool in production, where it disables the playground and introspection', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/real Amazon Cognito pool/)
    const settings = readEnv({ NODE_ENV: 'production', ...pool })
    expect(settings).toMatchObject({ production: true, playground: false, introspection: false })
    const overridden = readEnv({ NODE_ENV: 'production', ...pool, PLAYGROUND: 'on', INTROSPECTION: 'on' })
    expect(overridden).toMatchObject({ playground: true, introspection: true })
    expect(readEnv({ INTROSPECTION: 'off' }).introspection).toBe(false)
  })
})

test.each([
  ['ar', 'ar-SA'],
  ['ar-EG,en;q=0.8', 'ar-SA'],
  ['fr, tr;q=0.5, id;q=0.9', 'id-ID'],
  ['UR', 'ur-PK'],
  ['in-ID', 'id-ID'],
  ['en;q=0, tr', 'tr-TR'],
  ['fr,de', 'en-US'],
  ['*', 'en-US'],
  [';;q=,,=', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
])('negotiates Accept-Language %j as %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})
