import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDatabase } from '../../../gateway/src/database/db.ts'
import { postgresUrl, startPostgres } from '../../../gateway/src/testing/postgres.ts'
import { startUserPool } from '../../../graphql-server/src/testing/tokens.ts'
import { findFreePorts, killableServicePorts, root, type Running, run, createTemporaryFolder } from '../processes.ts'

/** Creates a service that can be killed at any moment and started again. */
function createKillableService(folder: string, env: () => Record<string, string>, readyUrl: string) {
  let running: Running | undefined
  const launch = () => {
    running = run('node', ['src/main.ts'], { cwd: join(root, folder), env: env() })
    return running
  }
  const start = async () => {
    const { ended, output } = launch()
    for (;;) {
      const isReady = await fetch(readyUrl).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      const exit = await Promise.race([ended, sleep(50)])
      if (exit) throw new Error(`${folder} exited with ${exit.code}: ${output().stderr}${output().stdout}`)
    }
  }
  const terminate = async (signal: NodeJS.Signals) => {
    running?.child.kill(signal)
    await running?.ended
  }
  return { name: folder, launch, start, stop: () => terminate('SIGTERM'), kill: () => terminate('SIGKILL') }
}

export type Engine = 'PGlite' | 'PostgreSQL'

const supplierTimeoutSeconds = 3

/** Prepares a gateway and a GraphQL server as separate processes without starting them, and starts a user pool that signs agents in. */
export async function createKillableServices(engine: Engine) {
  const folder = await createTemporaryFolder()
  const cluster = await createTemporaryFolder()
  const stopPostgres = engine === 'PostgreSQL' ? await startPostgres(cluster.path) : async () => {}
  const databaseUrl = engine === 'PostgreSQL' ? postgresUrl(cluster.path, 'postgres') : undefined
  const pool = await startUserPool()
  const [port = 0, gatewayPort = 0] = await findFreePorts(2, killableServicePorts[engine])
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const url = `http://127.0.0.1:${port}`
  let faultPercent = 0
  const env = () => ({
    DATA_DIR: folder.path,
    COGNITO_ENDPOINT: pool.url,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: gatewayUrl,
    CANCEL_WAIT_SECONDS: '0',
    LOG_LEVEL: 'warn',
    HOLDS_PER_MINUTE: '1000',
    SEARCHES_PER_MINUTE: '1000',
    SUPPLIER_ANSWER_SECONDS: String(supplierTimeoutSeconds),
    SUPPLIER_FAULT_PERCENT: String(faultPercent),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const gateway = createKillableService('gateway', env, `${gatewayUrl}/readyz`)
  const server = createKillableService('graphql-server', env, `${url}/readyz`)

  return {
    url,
    gateway,
    server,
    tokenOf: ({ sub, email, name }: { sub: string; email: string; name: string }) => pool.token(email, { sub, name }),

    /** Sets the percentage of supplier calls that fail. Takes effect when the gateway is restarted. */
    setFaultPercent: (percent: number): void => {
      faultPercent = percent
    },

    /** Appends half a line to the journal, as if the server had died while writing an attempt. */
    tearJournal: (): void => {
      const file = join(folder.path, 'graphql-server', `attempts-${port}.jsonl`)
      appendFileSync(file, '{"key":"attempt.5:somebody:book:quote","value":{"state":"se')
    },

    /** Opens the gateway's database. The gateway must not be running, because only one process can open PGlite. */
    withDatabase: async <Result>(use: (db: Db) => Promise<Result>): Promise<Result> => {
      const { db, close } = await openDatabase({ databaseUrl, dataDir: folder.path })
      try {
        return await use(db)
      } finally {
        await close()
      }
    },

    close: async (): Promise<void> => {
      await Promise.all([server.kill(), gateway.kill()])
      await pool.close()
      await stopPostgres()
      await folder.remove()
      await cluster.remove()
    },
  }
}

export type KillableServices = Awaited<ReturnType<typeof createKillableServices>>
