import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSharedSecret } from './shared-secret.ts'
import { root } from '../paths.ts'
import type { Settings } from '../settings.ts'

export interface Service {
  name: string
  cwd: string
  /** Command-line arguments of Node. */
  args: string[]
  env: Record<string, string | number>
  /** Ports, by the environment variable that sets them. */
  ports: Record<string, number>
  /** URL that responds with success when the service is ready. */
  readyUrl: string
  /** Whether the service serves the public origin. */
  isPublic?: boolean
}

/** V8 flags of graphql-server. Its README explains them. */
const v8Flags = readFileSync(join(root, 'graphql-server/v8-flags.txt'), 'utf8').trim().split('\n')

const localUrl = (port: number, path: string) => `http://127.0.0.1:${port}${path}`

/** Returns the services of the embedded stack in the order in which they start. They stop in reverse order. */
export function configureServices(settings: Settings, { dev }: { dev: boolean }): Service[] {
  const { dataDir } = settings
  const hasLocalIdentity = !settings.userPoolId
  const identityEndpoint = hasLocalIdentity ? localUrl(settings.identityPort, '') : ''
  const smtpUrl = settings.smtpUrl ?? `smtp://127.0.0.1:${settings.smtpPort}`
  const gatewayUrl = settings.gatewayUrl ?? localUrl(settings.gatewayPort, '')
  // In development, Vite listens on the public port and proxies every request except those for pages.
  const apiPort = dev ? settings.port + 1 : settings.port
  const commonEnv = {
    DATA_DIR: dataDir,
    PUBLIC_URL: settings.publicUrl,
    COGNITO_ENDPOINT: identityEndpoint,
    SMTP_URL: smtpUrl,
    ...(hasLocalIdentity && {
      IDENTITY_ADMIN_SECRET_ACCESS_KEY:
        settings.adminSecret ?? readSharedSecret(dataDir, 'identity', 'admin-secret-access-key'),
    }),
  }
  // Outside production, the reference gateway uses the sandbox, unless a card provider is configured.
  const hasSandbox = !settings.gatewayUrl && !settings.cardApiUrl && !settings.production
  const cardEnv = hasSandbox && {
    CARD_API_URL: localUrl(settings.cardPort, ''),
    CARD_SECRET_KEY: settings.cardSecretKey ?? readSharedSecret(dataDir, 'card-sandbox', 'secret-key'),
    CARD_WEBHOOK_SECRET: settings.cardWebhookSecret ?? readSharedSecret(dataDir, 'card-sandbox', 'webhook-secret'),
  }
  const mainArgs = [...(dev ? ['--watch'] : []), 'src/main.ts']
  const services: (Service | false)[] = [
    !settings.smtpUrl && {
      name: 'inbox',
      cwd: join(root, 'start'),
      args: [
        'node_modules/maildev/dist/bin/maildev.js',
        `--smtp=${settings.smtpPort}`,
        '--ip=127.0.0.1',
        `--web=${settings.inboxPort}`,
        '--web-ip=127.0.0.1',
        `--mail-directory=${join(dataDir, 'inbox')}`,
      ],
      env: {},
      ports: { SMTP_PORT: settings.smtpPort, INBOX_PORT: settings.inboxPort },
      readyUrl: localUrl(settings.inboxPort, '/api/email'),
    },
    hasLocalIdentity && {
      name: 'identity',
      cwd: join(root, 'identity'),
      args: mainArgs,
      env: { ...commonEnv, IDENTITY_PORT: settings.identityPort },
      ports: { IDENTITY_PORT: settings.identityPort },
      readyUrl: localUrl(settings.identityPort, '/readyz'),
    },
    hasSandbox && {
      name: 'card-sandbox',
      cwd: join(root, 'card-sandbox'),
      args: mainArgs,
      env: { ...commonEnv, ...cardEnv, CARD_PORT: settings.cardPort },
      ports: { CARD_PORT: settings.cardPort },
      readyUrl: localUrl(settings.cardPort, '/readyz'),
    },
    !settings.gatewayUrl && {
      name: 'gateway',
      cwd: join(root, 'gateway'),
      args: mainArgs,
      env: { ...commonEnv, ...cardEnv, GATEWAY_PORT: settings.gatewayPort },
      ports: { GATEWAY_PORT: settings.gatewayPort },
      readyUrl: localUrl(settings.gatewayPort, '/readyz'),
    },
    {
      name: 'graphql-server',
      isPublic: true,
      cwd: join(root, 'graphql-server'),
      args: [...v8Flags, ...mainArgs],
      env: { ...commonEnv, HOST: dev ? '127.0.0.1' : settings.host, PORT: apiPort, GATEWAY_URL: gatewayUrl },
      ports: { [dev ? 'PORT + 1' : 'PORT']: apiPort },
      readyUrl: localUrl(apiPort, '/readyz'),
    },
    dev && {
      name: 'web',
      isPublic: true,
      cwd: join(root, 'web'),
      args: ['node_modules/vite/bin/vite.js', '--host', settings.host, '--port', String(settings.port), '--strictPort'],
      env: { API_URL: localUrl(apiPort, '') },
      ports: { PORT: settings.port },
      readyUrl: localUrl(settings.port, '/'),
    },
  ]
  return services.filter((service) => service !== false)
}
