import { once } from 'node:events'
import { buildApp } from './app.ts'
import { seedDemoAccounts } from '#src/users/demo-accounts.ts'
import { createLogger } from './log.ts'
import { EnvError, readEnv } from './env.ts'
import { createMailer } from '#src/mail/mailer.ts'
import { openPool } from './pool.ts'

/** Returns one sentence for errors in settings or from the operating system. Any other error is a bug and is thrown with its stack. */
function explainStartError(error: unknown): string {
  if (error instanceof EnvError) return error.message
  if (!(error instanceof Error) || !('code' in error)) throw error
  if (error.code === 'EADDRINUSE')
    return 'The port of the identity stand-in is already in use; set IDENTITY_PORT to a free one.'
  return `The identity stand-in cannot start: ${error.message}.`
}

// The data folder contains keys, e-mail addresses and password verifiers.
process.umask(0o077)

async function start() {
  const settings = readEnv()
  const logger = createLogger()
  const mailer = createMailer(settings, (error) => logger.error({ err: error }, 'e-mail not sent'))
  const pool = openPool(settings, { clock: Date.now, mailer })
  seedDemoAccounts(pool)
  const { server, beginDrain } = buildApp(pool, logger)
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  logger.info({ address: server.address(), userPoolId: pool.id, clientId: pool.clientId }, 'listening')

  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    beginDrain()
    server.close(() => {
      // An e-mail that is being sent keeps the process running.
      pool.close()
      logger.info('stopped')
    })
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${explainStartError(error)}\n`)
  process.exit(1)
}
