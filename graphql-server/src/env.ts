import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type SupplierConfig, defaultSuppliers, suppliersVariable } from './trade/supplier.ts'

const root = join(import.meta.dirname, '../..')

/** Settings for the local stand-in for Amazon Cognito. */
const standIn = {
  userPoolId: 'me-south-1_RihlaDemo',
  clientId: 'rihlademoclient0000000000',
  endpoint: 'http://127.0.0.1:9230',
}

const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
/** Base URL to which paths are appended. */
const baseUrl = httpUrl.transform((url) => url.replace(/\/+$/, ''))

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  PUBLIC_URL: baseUrl.optional(),
  GATEWAY_URL: baseUrl.default('http://127.0.0.1:4100'),
  TRANSPORT_BOOKING_URL: baseUrl.optional(),
  COGNITO_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must look like me-south-1')
    .default('me-south-1'),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d_\w+$/, 'must look like me-south-1_AbCdEf123')
    .default(standIn.userPoolId),
  COGNITO_CLIENT_ID: z.string().default(standIn.clientId),
  COGNITO_ENDPOINT: httpUrl.default(standIn.endpoint),
  TRUSTED_PROXIES: z.string().default(''),
  SERVICE_NOTICE: z.enum(['', 'ministry-rules']).default(''),
  SERVICE_NOTICE_URL: httpUrl.optional(),
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  HOLDS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  SEARCH_CACHE_MB: z.coerce.number().int().min(16).default(192),
  SUPPLIERS: suppliersVariable.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  PLAYGROUND: onOrOff.optional(),
  INTROSPECTION: onOrOff.optional(),
  CANCEL_WAIT_SECONDS: z.coerce.number().int().min(0).default(300),
  SUPPLIER_ANSWER_SECONDS: z.coerce.number().min(1).max(600).default(45),
  DRAIN_SECONDS: z.coerce.number().int().min(1).default(100),
  DATA_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
})

/** Settings from the environment, and the folders of the built pages. */
export type Settings = {
  host: string
  port: number
  publicUrl: string
  gatewayUrl: string
  /** Base URL for booking transport; undefined means `gatewayUrl`. */
  transportBookingUrl: string | undefined
  cognito: {
    region: string
    userPoolId: string
    clientId: string
    /** URL of the local stand-in; undefined for a real pool. */
    endpoint: string | undefined
  }
  redisUrl: string | undefined
  /** File for payments and cancellations in progress, for a server without Redis; undefined to store them only in memory. */
  journal: string | undefined
  /** Suppliers with a display name, in the order they are listed. */
  suppliers: SupplierConfig[]
  /** Maximum number of supplier searches and of hold requests, per agent and minute. */
  limits: { searchesPerMinute: number; holdsPerMinute: number }
  /** Memory for cached searches in this process, in megabytes. */
  searchCacheMb: number
  /** Trusted proxies, in the format of Express's `trust proxy` setting. Empty by default. */
  trustedProxies: string[]
  /** Notice at the top of every page. */
  notice: { kind: 'ministry-rules'; testUrl: string | null } | undefined
  webDist: string
  playgroundDist: string
  playground: boolean
  introspection: boolean
  production: boolean
  cancelWaitSeconds: number
  /** Deadline of a call that books or cancels: twice a supplier's time limit. */
  moneyCallMs: number
  drainSeconds: number
  logLevel: string
}

/** Reads the environment. Throws one error that lists every invalid variable. */
export function readEnv(env: Record<string, string | undefined>): Settings {
  // An empty value in `.env` means the default.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const parsed = variables.safeParse(nonEmpty)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment cannot be used.\n${problems.join('\n')}`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const usesStandIn = values.COGNITO_USER_POOL_ID === standIn.userPoolId
  if (production && usesStandIn) {
    throw new Error('NODE_ENV=production needs a real Amazon Cognito pool: set COGNITO_USER_POOL_ID.')
  }
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    gatewayUrl: values.GATEWAY_URL,
    transportBookingUrl: values.TRANSPORT_BOOKING_URL,
    cognito: {
      region: values.COGNITO_REGION,
      userPoolId: values.COGNITO_USER_POOL_ID,
      clientId: values.COGNITO_CLIENT_ID,
      // Keys of a real pool come from Amazon only, regardless of COGNITO_ENDPOINT.
      endpoint: usesStandIn ? values.COGNITO_ENDPOINT : undefined,
    },
    redisUrl: values.REDIS_URL,
    // The port distinguishes two servers that use one folder.
    journal: values.DATA_DIR && resolve(root, values.DATA_DIR, 'graphql-server', `attempts-${values.PORT}.jsonl`),
    suppliers: values.SUPPLIERS ?? defaultSuppliers,
    limits: { searchesPerMinute: values.SEARCHES_PER_MINUTE, holdsPerMinute: values.HOLDS_PER_MINUTE },
    searchCacheMb: values.SEARCH_CACHE_MB,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    notice: values.SERVICE_NOTICE
      ? { kind: values.SERVICE_NOTICE, testUrl: values.SERVICE_NOTICE_URL ?? null }
      : undefined,
    webDist: join(root, 'web/dist'),
    playgroundDist: join(root, 'playground/dist'),
    playground: values.PLAYGROUND ?? !production,
    introspection: values.INTROSPECTION ?? !production,
    production,
    cancelWaitSeconds: values.CANCEL_WAIT_SECONDS,
    moneyCallMs: values.SUPPLIER_ANSWER_SECONDS * 2000,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
  })
}
