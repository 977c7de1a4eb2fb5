import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')

const port = z.coerce.number().int().min(0).max(65_535)

const variables = z.object({
  CARD_PORT: port.default(4300),
  CARD_SECRET_KEY: z.string().min(16),
  CARD_WEBHOOK_SECRET: z.string().min(16),
  CARD_PAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT: port.default(4000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.string().default('development'),
})

/** Thrown when environment variables are invalid. The message lists every problem and is printed without a stack trace. */
export class EnvError extends Error {}

/** Reads the environment and reports every problem at once. An empty variable counts as unset. */
export function readEnv(environment: Record<string, string | undefined> = process.env) {
  const setVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  if (setVariables['NODE_ENV'] === 'production') {
    throw new EnvError('The card sandbox never runs in production: set CARD_API_URL to the payment provider.')
  }
  const parsed = variables.safeParse(setVariables)
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const env = parsed.data
  return {
    host: env.INTERNAL_HOST,
    port: env.CARD_PORT,
    secretKey: env.CARD_SECRET_KEY,
    webhookSecret: env.CARD_WEBHOOK_SECRET,
    /** Origin of the hosted pages, as browsers see it. */
    pageUrl: env.CARD_PAGE_URL ?? `http://localhost:${env.CARD_PORT}`,
    notificationUrl: `${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}/payments/notifications`,
    file: join(resolve(root, env.DATA_DIR), 'card-sandbox', 'payments.json'),
  }
}

export type Settings = ReturnType<typeof readEnv>
