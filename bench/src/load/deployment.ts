/** The product as docker-compose.yml runs it: PostgreSQL, Redis, the reference gateway and two servers. */
import { postgresUrl, startPostgres } from '../../../gateway/src/testing/postgres.ts'
import { startRedis } from '../../../graphql-server/src/testing/redis.ts'
import { freePorts, temporaryFolder } from '../../../e2e/support/processes.ts'
import { start, stopAll } from '../processes.ts'
import { type Agent, seedAgents } from './desk.ts'

export type Deployment = Awaited<ReturnType<typeof deploy>>

export async function deploy(agents: Agent[]) {
  const cluster = await temporaryFolder()
  const stopPostgres = await startPostgres(cluster.path)
  const redis = await startRedis()
  const databaseUrl = postgresUrl(cluster.path, 'postgres')
  const pool = await start<{ url: string; tokens: string[] }>(
    'load/pool.ts',
    agents.map(({ email }) => email),
  )
  await seedAgents(databaseUrl, agents)

  const [gatewayPort] = await freePorts(1)
  const shared = { COGNITO_ENDPOINT: pool.url, LOG_LEVEL: 'silent' }
  await start('load/gateway.ts', [], { ...shared, DATABASE_URL: databaseUrl, GATEWAY_PORT: String(gatewayPort) })
  const front = await start<{ url: string }>('load/front.ts', [`http://127.0.0.1:${gatewayPort}`])
  // Small enough to be full before the second fifth of a run, which memory is compared with.
  const env = { ...shared, GATEWAY_URL: front.url, REDIS_URL: redis.url, SEARCH_CACHE_MB: '32' }
  const servers = [await start<{ url: string }>('own.ts', [], env), await start<{ url: string }>('own.ts', [], env)]

  return {
    databaseUrl,
    servers,
    tokens: pool.tokens,
    async stop() {
      stopAll()
      await redis.stop()
      await stopPostgres()
      await cluster.remove()
    },
  }
}
