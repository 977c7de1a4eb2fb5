import pino from 'pino'
import { buildApp } from './app.ts'
import { readEnv, type Settings } from './env.ts'

function readSettingsOrExit(): Settings {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

const settings = readSettingsOrExit()
const logger = pino({ level: settings.logLevel, base: { service: 'graphql-server' } })
const app = await buildApp(settings, { logger })

// GraphQL leaves a rejection unhandled if a field fails while a sibling is still running. The rejection concerns one request, so the server keeps running.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal exits without draining.
    if (isStopping) process.exit(1)
    isStopping = true
    logger.info({ signal }, 'draining')
    void app.stop().then(() => process.exit(0))
  })
}

app.httpServer.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
app.httpServer.listen(settings.port, settings.host, () => {
  logger.info({ host: settings.host, port: settings.port }, 'listening')
})
await app.verifier.loadKeys()
