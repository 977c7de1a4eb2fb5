import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedSecret } from './shared-secret.ts'
import { root } from '../paths.ts'
import type { Settings } from '../settings.ts'

export interface Service {
  name: string
  cwd: string
  /** Arguments of Node. */
  args: string[]
  env: Record<string, string | number>
  /** Ports by the variable that sets them. */
  ports: Record<string, number>
  /** Address that answers with success when the service is ready. */
  ready: string
  /** Behind the public origin. */
  front?: boolean
}

/** Flags of V8 that graphql-server runs with; its README says why. */
const v8Flags = readFileSync(join(root, 'graphql-server/v8-flags.txt'), 'utf8').trim().split('\n')

const local = (port: number, path: string) => `http://127.0.0.1:${port}${path}`

/** Services of the embedded stack in start order; they stop in the opposite order. */
export function servicesFor(settings: Settings, { dev }: { dev: boolean }): Service[] {
  const { dataDir } = settings
  const ownIdentity = !settings.userPoolId
  const identityEndpoint = ownIdentity ? local(settings.identityPort, '') : ''
  const smtpUrl = settings.smtpUrl ?? `smtp://127.0.0.1:${settings.smtpPort}`
  const gatewayUrl = settings.gatewayUrl ?? local(settings.gatewayPort, '')
  // In development, Vite listens on the public port and proxies everything but pages.
  const apiPort = dev ? settings.port + 1 : settings.port
  const common = {
    DATA_DIR: dataDir,
    PUBLIC_URL: settings.publicUrl,
    COGNITO_ENDPOINT: identityEndpoint,
    SMTP_URL: smtpUrl,
    ...(ownIdentity && {
      IDENTITY_ADMIN_SECRET_ACCESS_KEY:
        settings.adminSecret ?? sharedSecret(dataDir, 'identity', 'admin-secret-access-key'),
    }),
  }
  // The sandbox serves the reference gateway outside production, unless a card provider is configured.
  const hasSandbox = !settings.gatewayUrl && !settings.cardApiUrl && !settings.production
  const cards = hasSandbox && {
    CARD_API_URL: local(settings.cardPort, ''),
    CARD_SECRET_KEY: settings.cardSecretKey ?? sharedSecret(dataDir, 'card-sandbox', 'secret-key'),
    CARD_WEBHOOK_SECRET: settings.cardWebhookSecret ?? sharedSecret(dataDir, 'card-sandbox', 'webhook-secret'),
  }
  const main = [...(dev ? ['--watch'] : []), 'src/main.ts']
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
      ready: local(settings.inboxPort, '/api/email'),
    },
    ownIdentity && {
      name: 'identity',
      cwd: join(root, 'identity'),
      args: main,
      env: { ...common, IDENTITY_PORT: settings.identityPort },
      ports: { IDENTITY_PORT: settings.identityPort },
      ready: local(settings.identityPort, '/readyz'),
    },
    hasSandbox && {
      name: 'card-sandbox',
      cwd: join(root, 'card-sandbox'),
      args: main,
      env: { ...common, ...cards, CARD_PORT: settings.cardPort },
      ports: { CARD_PORT: settings.cardPort },
      ready: local(settings.cardPort, '/readyz'),
    },
    !settings.gatewayUrl && {
      name: 'gateway',
      cwd: join(root, 'gateway'),
      args: main,
      env: { ...common, ...cards, GATEWAY_PORT: settings.gatewayPort },
      ports: { GATEWAY_PORT: settings.gatewayPort },
      ready: local(settings.gatewayPort, '/readyz'),
    },
    {
      name: 'graphql-server',
      front: true,
      cwd: join(root, 'graphql-server'),
      args: [...v8Flags, ...main],
      env: { ...common, HOST: dev ? '127.0.0.1' : settings.host, PORT: apiPort, GATEWAY_URL: gatewayUrl },
      ports: { [dev ? 'PORT + 1' : 'PORT']: apiPort },
      ready: local(apiPort, '/readyz'),
    },
    dev && {
      name: 'web',
      front: true,
      cwd: join(root, 'web'),
      args: ['node_modules/vite/bin/vite.js', '--host', settings.host, '--port', String(settings.port), '--strictPort'],
      env: { API_URL: local(apiPort, '') },
      ports: { PORT: settings.port },
      ready: local(settings.port, '/'),
    },
  ]
  return services.filter((service) => service !== false)
}
