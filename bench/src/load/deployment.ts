/** Starts the product as docker-compose.yml does: PostgreSQL, Redis, inbox, identity stand-in, the reference gateway and two servers. */
import { join } from 'node:path'
import { postgresUrl, startPostgres } from '../../../gateway/src/testing/postgres.ts'
import { startRedis } from '../../../graphql-server/src/testing/redis.ts'
import { findFreePorts, root, createTemporaryFolder } from '../../../e2e/support/processes.ts'
import { start, startService, stopAll } from '../processes.ts'
import { type Agent, seedAgents } from './bench-agents.ts'

export type Deployment = Awaited<ReturnType<typeof deploy>>

export async function deploy(agents: Agent[]) {
  const cluster = await createTemporaryFolder()
  const stopPostgres = await startPostgres(cluster.path)
  const redis = await startRedis()
  const databaseUrl = postgresUrl(cluster.path, 'postgres')
  const pool = await start<{ url: string; tokens: string[] }>(
    'load/user-pool.ts',
    agents.map(({ email }) => email),
  )
  await seedAgents(databaseUrl, agents)

  const [gatewayPort, identityPort, smtpPort, inboxPort] = await findFreePorts(4)
  const folder = await createTemporaryFolder()
  const inbox = await startService(join(root, 'start'), {
    args: [
      'node_modules/maildev/dist/bin/maildev.js',
      `--smtp=${smtpPort}`,
      '--ip=127.0.0.1',
      `--web=${inboxPort}`,
      '--web-ip=127.0.0.1',
      `--mail-directory=${join(folder.path, 'inbox')}`,
    ],
    readyUrl: `http://127.0.0.1:${inboxPort}/api/email`,
  })
  const identity = await startService(join(root, 'identity'), {
    args: ['src/main.ts'],
    env: { IDENTITY_PORT: String(identityPort), DATA_DIR: folder.path, LOG_LEVEL: 'silent' },
    readyUrl: `http://127.0.0.1:${identityPort}/readyz`,
  })
  const sharedEnv = { COGNITO_ENDPOINT: pool.url, LOG_LEVEL: 'silent' }
  const gateway = await start('load/gateway.ts', [], {
    ...sharedEnv,
    DATABASE_URL: databaseUrl,
    GATEWAY_PORT: String(gatewayPort),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  })
  const gatewayProxy = await start<{ url: string }>('load/gateway-proxy.ts', [`http://127.0.0.1:${gatewayPort}`])
  // The cache is small enough to be full before the second fifth of a run, which is the baseline for memory growth.
  const env = { ...sharedEnv, GATEWAY_URL: gatewayProxy.url, REDIS_URL: redis.url, SEARCH_CACHE_MB: '32' }
  const servers = [
    await start<{ url: string }>('graphql-server.ts', [], env),
    await start<{ url: string }>('graphql-server.ts', [], env),
  ]

  return {
    databaseUrl,
    servers,
    identityUrl: `http://127.0.0.1:${identityPort}`,
    /** Process ids of the production services and their stand-ins, by name. */
    processes: {
      ...Object.fromEntries(servers.map(({ pid }, index) => [`server ${index + 1}`, pid])),
      gateway: gateway.pid,
      identity,
      inbox,
    },
    tokens: pool.tokens,
    async stop() {
      stopAll()
      await redis.stop()
      await stopPostgres()
      await cluster.remove()
      await folder.remove()
    },
  }
}
