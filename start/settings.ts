import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { root } from './paths.ts'

const dotEnv = join(root, '.env')
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv)

const { env } = process
/** An empty value in `.env` means the default. */
const text = (name: string) => env[name] || undefined
const port = (name: string, fallback: number) => {
  const value = Number(text(name) ?? fallback)
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new UsageError(`${name} is "${env[name]}", but a port is a whole number from 1 to 65535.`)
  }
  return value
}

/** Thrown for invalid settings or arguments; shown as one sentence without a stack trace. */
export class UsageError extends Error {}

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings of the embedded stack; `.env.example` describes the variables. */
export function readSettings() {
  const dataDir = text('DATA_DIR') ?? '.data'
  const settings = {
    host: text('HOST') ?? '127.0.0.1',
    port: port('PORT', 4000),
    gatewayPort: port('GATEWAY_PORT', 4100),
    identityPort: port('IDENTITY_PORT', 9230),
    smtpPort: port('SMTP_PORT', 1025),
    inboxPort: port('INBOX_PORT', 1080),
    cardPort: port('CARD_PORT', 4300),
    cardApiUrl: text('CARD_API_URL'),
    cardSecretKey: text('CARD_SECRET_KEY'),
    cardWebhookSecret: text('CARD_WEBHOOK_SECRET'),
    gatewayUrl: text('GATEWAY_URL'),
    userPoolId: text('COGNITO_USER_POOL_ID'),
    clientId: text('COGNITO_CLIENT_ID'),
    smtpUrl: text('SMTP_URL'),
    adminSecret: text('IDENTITY_ADMIN_SECRET_ACCESS_KEY'),
    production: env['NODE_ENV'] === 'production',
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  }
  if (settings.production && !settings.userPoolId) {
    throw new UsageError(
      'NODE_ENV=production needs a real Amazon Cognito pool: set COGNITO_REGION, COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID.',
    )
  }
  // Only the reference gateway sends mails, and the local inbox delivers to nobody.
  if (settings.production && !settings.gatewayUrl && !settings.smtpUrl) {
    throw new UsageError('NODE_ENV=production needs a mail server: set SMTP_URL.')
  }
  if (Boolean(settings.userPoolId) !== Boolean(settings.clientId)) {
    throw new UsageError('COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID go together: set both or neither.')
  }
  return { ...settings, publicUrl: text('PUBLIC_URL') ?? `http://localhost:${settings.port}` }
}
