import { resolve } from 'node:path'
import { z } from 'zod'
import type { Seller } from './settings.ts'
import { supplierNames } from './supplier-names.ts'

const root = resolve(import.meta.dirname, '../..')

const port = z.coerce.number().int().min(1).max(65_535)

/** Ids of the local stand-in; a real pool's ids come from the environment. */
const demoPool = { region: 'me-south-1', userPoolId: 'me-south-1_RihlaDemo', clientId: 'rihlademoclient0000000000' }

/** Base URL to which paths are appended. */
const baseUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Runs a refinement even if other variables are invalid, so that one message reports every problem. */
const always = () => true

const variables = z
  .object({
    GATEWAY_PORT: port.default(4100),
    IDENTITY_PORT: port.default(9230),
    PORT: port.default(4000),
    PUBLIC_URL: baseUrl.optional(),
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    DATA_DIR: z.string().default('.data'),
    COGNITO_REGION: z.string().default(demoPool.region),
    COGNITO_USER_POOL_ID: z
      .string()
      .regex(/^[\w-]+_\w+$/, 'must look like eu-west-1_AbCdEfGhI')
      .optional(),
    COGNITO_CLIENT_ID: z.string().optional(),
    COGNITO_ENDPOINT: z.url().optional(),
    IDENTITY_ADMIN_ACCESS_KEY_ID: z.string().default('rihla-demo'),
    IDENTITY_ADMIN_SECRET_ACCESS_KEY: z.string().optional(),
    CANCEL_WAIT_SECONDS: z.coerce.number().int().min(0).default(300),
    HOLDS_PER_AGENT: z.coerce.number().int().min(1).default(20),
    UNPAID_PER_COMPANY: z.coerce.number().int().min(0).default(20),
    RESERVATIONS_PAGE_SIZE: z.coerce.number().int().min(1).max(200).default(20),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    CONTACT_MAIL: z.email().default('support@rihla.test'),
    MAIL_FROM: z.string().default('Rihla <no-reply@rihla.test>'),
    SELLER_NAME: z.string().optional(),
    SELLER_NAME_AR: z.string().optional(),
    SELLER_VAT_NUMBER: z
      .string()
      .regex(/^3\d{13}3$/, 'must be 15 digits that begin and end with 3')
      .optional(),
    SELLER_ADDRESS: z.string().optional(),
    SELLER_ADDRESS_AR: z.string().optional(),
    HELPLINE: z.string().default('+966 800 000 0000'),
    DOCUMENT_LINK_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    INTERNAL_HOST: z.string().default('127.0.0.1'),
    SUPPLIERS_DOWN: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
      .pipe(z.array(z.enum(supplierNames))),
    // Timeout of a supplier call.
    SUPPLIER_ANSWER_SECONDS: z.coerce.number().min(1).max(600).default(45),
    SUPPLIER_FAULT_PERCENT: z.coerce.number().int().min(0).max(100).default(0),
    CARD_API_URL: baseUrl.optional(),
    CARD_SECRET_KEY: z.string().min(16).optional(),
    CARD_WEBHOOK_SECRET: z.string().min(16).optional(),
    CARD_CHANNEL_ID: z.string().optional(),
    NODE_ENV: z.string().default('development'),
  })
  .refine((env) => Boolean(env.COGNITO_USER_POOL_ID) === Boolean(env.COGNITO_CLIENT_ID), {
    path: ['COGNITO_CLIENT_ID'],
    error: 'must be set together with COGNITO_USER_POOL_ID: set both or neither',
    when: always,
  })
  .refine((env) => !env.CARD_API_URL || (env.CARD_SECRET_KEY && env.CARD_WEBHOOK_SECRET), {
    path: ['CARD_API_URL'],
    error: 'needs CARD_SECRET_KEY and CARD_WEBHOOK_SECRET',
    when: always,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.COGNITO_USER_POOL_ID, {
    path: ['NODE_ENV'],
    error:
      'production needs a real Amazon Cognito pool: set COGNITO_REGION, COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID',
    when: always,
  })
  .refine((env) => env.NODE_ENV !== 'production' || (env.SELLER_NAME && env.SELLER_VAT_NUMBER), {
    path: ['SELLER_NAME'],
    error: 'production needs a seller for its invoices: set SELLER_NAME and SELLER_VAT_NUMBER',
    when: always,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'production needs a mail server: set SMTP_URL, for example to smtps://user:password@mail.example',
    when: always,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DOCUMENT_LINK_KEY, {
    path: ['DOCUMENT_LINK_KEY'],
    error:
      'production needs a signing key for document links, shared by all gateways: set at least 32 random characters',
    when: always,
  })

const demoSeller = {
  name: 'Rihla Travel Company',
  nameArabic: 'شركة رحلة للسفر',
  vatNumber: '300000000000003',
  address: 'King Fahd Road, Makkah, Saudi Arabia',
  addressArabic: 'طريق الملك فهد، مكة المكرمة، المملكة العربية السعودية',
}

/** Thrown when variables are invalid. The message reports every problem and is printed without a stack trace. */
export class EnvError extends Error {}

/** Returns the configured seller, or the demo seller if no name is set. */
function readSeller(env: z.output<typeof variables>): Seller {
  const { SELLER_NAME: name, HELPLINE: helpline, CONTACT_MAIL: email } = env
  const company = name
    ? {
        name,
        nameArabic: env.SELLER_NAME_AR ?? name,
        vatNumber: env.SELLER_VAT_NUMBER ?? demoSeller.vatNumber,
        address: env.SELLER_ADDRESS ?? '',
        addressArabic: env.SELLER_ADDRESS_AR ?? env.SELLER_ADDRESS ?? '',
      }
    : demoSeller
  return Object.freeze({ ...company, helpline, email })
}

/** Reads the settings of this process. An empty variable counts as unset. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(values)
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const env = parsed.data
  const usesStandIn = !env.COGNITO_USER_POOL_ID
  const endpoint = env.COGNITO_ENDPOINT ?? (usesStandIn ? `http://127.0.0.1:${env.IDENTITY_PORT}` : undefined)
  return Object.freeze({
    // The gateway is never public: only graphql-server calls it. Containers bind a different address inside their network.
    host: env.INTERNAL_HOST,
    port: env.GATEWAY_PORT,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(root, env.DATA_DIR),
    cognito: Object.freeze({
      region: env.COGNITO_REGION,
      userPoolId: env.COGNITO_USER_POOL_ID ?? demoPool.userPoolId,
      clientId: env.COGNITO_CLIENT_ID ?? demoPool.clientId,
      endpoint,
    }),
    // For the stand-in only. For a real pool, the SDK uses its default credential chain.
    adminKey:
      endpoint && env.IDENTITY_ADMIN_SECRET_ACCESS_KEY
        ? Object.freeze({
            accessKeyId: env.IDENTITY_ADMIN_ACCESS_KEY_ID,
            secretAccessKey: env.IDENTITY_ADMIN_SECRET_ACCESS_KEY,
          })
        : undefined,
    mail: Object.freeze({ url: env.SMTP_URL, from: env.MAIL_FROM }),
    cards:
      env.CARD_API_URL && env.CARD_SECRET_KEY && env.CARD_WEBHOOK_SECRET
        ? Object.freeze({
            apiUrl: env.CARD_API_URL,
            secretKey: env.CARD_SECRET_KEY,
            webhookSecret: env.CARD_WEBHOOK_SECRET,
            channelId: env.CARD_CHANNEL_ID,
          })
        : undefined,
    demoData: env.NODE_ENV !== 'production',
    supplierFaultPercent: env.NODE_ENV === 'production' ? 0 : env.SUPPLIER_FAULT_PERCENT,
    settings: Object.freeze({
      cancelWaitSeconds: env.CANCEL_WAIT_SECONDS,
      reservationsPageSize: env.RESERVATIONS_PAGE_SIZE,
      holdsPerAgent: env.HOLDS_PER_AGENT,
      unpaidPerCompany: env.UNPAID_PER_COMPANY,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      contactEmail: env.CONTACT_MAIL,
      suppliersDown: env.SUPPLIERS_DOWN,
      supplierTimeoutSeconds: env.SUPPLIER_ANSWER_SECONDS,
      seller: readSeller(env),
      documentLinkKey: env.DOCUMENT_LINK_KEY ?? null,
    }),
  })
}
