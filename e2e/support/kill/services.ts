import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDatabase } from '../../../gateway/src/database/db.ts'
import { postgresUrl, startPostgres } from '../../../gateway/src/testing/postgres.ts'
import { freePorts, root, type Running, run, temporaryFolder } from '../processes.ts'

/** A service that can be killed at any moment and started again. */
function killable(folder: string, env: Record<string, string>, readyUrl: string) {
  let running: Running | undefined
  const launch = () => {
    running = run('node', ['src/main.ts'], { cwd: join(root, folder), env })
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
      const end = await Promise.race([ended, sleep(50)])
      if (end) throw new Error(`${folder} ended with ${end.code}: ${output().stderr}${output().stdout}`)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    running?.child.kill(signal)
    await running?.ended
  }
  return { launch, start, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

type Engine = 'PGlite' | 'PostgreSQL'

/** A place for a gateway that is a process of its own. Nothing is started. */
export async function killableGateway(engine: Engine) {
  const folder = await temporaryFolder()
  const cluster = await temporaryFolder()
  const stopPostgres = engine === 'PostgreSQL' ? await startPostgres(cluster.path) : async () => {}
  const databaseUrl = engine === 'PostgreSQL' ? postgresUrl(cluster.path, 'postgres') : undefined
  const [port = 0] = await freePorts(1)
  const env = { DATA_DIR: folder.path, GATEWAY_PORT: String(port), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const gateway = killable('gateway', env, `http://127.0.0.1:${port}/readyz`)

  return {
    gateway,

    /** The gateway's rows. It must not be running: PGlite belongs to one process. */
    async withRows<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
      const { db, close } = await openDatabase({ databaseUrl, dataDir: folder.path })
      try {
        return await use(db)
      } finally {
        await close()
      }
    },

    async close(): Promise<void> {
      await gateway.kill()
      await stopPostgres()
      await folder.remove()
      await cluster.remove()
    },
  }
}
