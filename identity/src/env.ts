import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')

const port = z.coerce.number().int().min(0).max(65_535)
const nonEmpty = z.string().trim().min(1)

/** Base URL to which paths are appended. */
const baseUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const Variables = z.object({
  NODE_ENV: z.string().default('development'),
  IDENTITY_PORT: port.default(9230),
  DATA_DIR: nonEmpty.default('.data'),
  PORT: port.default(4000),
  PUBLIC_URL: baseUrl.optional(),
  COGNITO_REGION: nonEmpty.default('me-south-1'),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+-\d_[A-Za-z0-9]+$/, 'must look like me-south-1_RihlaDemo')
    .default('me-south-1_RihlaDemo'),
  COGNITO_CLIENT_ID: nonEmpty.default('rihlademoclient0000000000'),
  INTERNAL_HOST: nonEmpty.default('127.0.0.1'),
  MAIL_FROM: nonEmpty.default('Rihla <no-reply@rihla.test>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  IDENTITY_ADMIN_ACCESS_KEY_ID: nonEmpty.default('rihla-demo'),
  IDENTITY_ADMIN_SECRET_ACCESS_KEY: z.string().min(16).optional(),
})

/** Thrown when variables are invalid. The message reports every problem and is shown without a stack. */
export class EnvError extends Error {}

export type Settings = ReturnType<typeof readEnv>

/** Reads the environment and reports every problem at once. */
export function readEnv(environment: Record<string, string | undefined> = process.env) {
  // An empty variable means the default.
  const nonEmptyVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  if (nonEmptyVariables['NODE_ENV'] === 'production') {
    throw new EnvError('The identity stand-in is never run in production: use a real Amazon Cognito user pool.')
  }
  const parsed = Variables.safeParse(nonEmptyVariables)
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const variables = parsed.data
  return Object.freeze({
    // HOST is for the public origin. The stand-in listens only on this machine or on the network of its containers.
    host: variables.INTERNAL_HOST,
    port: variables.IDENTITY_PORT,
    folder: join(resolve(root, variables.DATA_DIR), 'identity'),
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    mail: Object.freeze({ url: variables.SMTP_URL, from: variables.MAIL_FROM }),
    pool: Object.freeze({
      region: variables.COGNITO_REGION,
      userPoolId: variables.COGNITO_USER_POOL_ID,
      clientId: variables.COGNITO_CLIENT_ID,
    }),
    admin: Object.freeze({
      accessKeyId: variables.IDENTITY_ADMIN_ACCESS_KEY_ID,
      secretAccessKey: variables.IDENTITY_ADMIN_SECRET_ACCESS_KEY,
    }),
  })
}
