import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { root } from './paths.ts'

const dotEnv = join(root, '.env')
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv)

const { env } = process
/** Returns a variable; undefined if it is not set or empty, so that an empty value in `.env` means the default. */
const readText = (name: string) => env[name] || undefined
const readPort = (name: string, fallback: number) => {
  const value = Number(readText(name) ?? fallback)
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new UsageError(`${name} is "${env[name]}", but a port is a whole number from 1 to 65535.`)
  }
  return value
}

/** Thrown for invalid settings or arguments. Its message is shown without a stack trace. */
export class UsageError extends Error {}

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings of the embedded stack; `.env.example` describes the variables. */
export function readSettings() {
  const dataDir = readText('DATA_DIR') ?? '.data'
  const settings = {
    host: readText('HOST') ?? '127.0.0.1',
    port: readPort('PORT', 4000),
    gatewayPort: readPort('GATEWAY_PORT', 4100),
    identityPort: readPort('IDENTITY_PORT', 9230),
    smtpPort: readPort('SMTP_PORT', 1025),
    inboxPort: readPort('INBOX_PORT', 1080),
    cardPort: readPort('CARD_PORT', 4300),
    cardApiUrl: readText('CARD_API_URL'),
    cardSecretKey: readText('CARD_SECRET_KEY'),
    cardWebhookSecret: readText('CARD_WEBHOOK_SECRET'),
    gatewayUrl: readText('GATEWAY_URL'),
    userPoolId: readText('COGNITO_USER_POOL_ID'),
    clientId: readText('COGNITO_CLIENT_ID'),
    smtpUrl: readText('SMTP_URL'),
    adminSecret: readText('IDENTITY_ADMIN_SECRET_ACCESS_KEY'),
    production: env['NODE_ENV'] === 'production',
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  }
  if (settings.production && !settings.userPoolId) {
    throw new UsageError(
      'NODE_ENV=production needs a real Amazon Cognito pool: set COGNITO_REGION, COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID.',
    )
  }
  // Only the reference gateway sends e-mails, and the local inbox does not deliver them.
  if (settings.production && !settings.gatewayUrl && !settings.smtpUrl) {
    throw new UsageError('NODE_ENV=production needs a mail server: set SMTP_URL.')
  }
  if (Boolean(settings.userPoolId) !== Boolean(settings.clientId)) {
    throw new UsageError('COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID go together: set both or neither.')
  }
  return { ...settings, publicUrl: readText('PUBLIC_URL') ?? `http://localhost:${settings.port}` }
}
