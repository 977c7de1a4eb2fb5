import { once } from 'node:events'
import { buildApp } from './app.ts'
import { EnvError, readEnv } from './env.ts'
import { openStore } from './store.ts'

process.umask(0o077)

try {
  const settings = readEnv()
  const server = buildApp(settings, openStore(settings.file))
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  const stop = () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
