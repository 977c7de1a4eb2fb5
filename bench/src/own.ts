/** The product's server, started as in `graphql-server/src/main.ts`. */
import pino from 'pino'
import { buildApp } from '../../graphql-server/src/app.ts'
import { readEnv } from '../../graphql-server/src/env.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { ready } from './ready.ts'

// One agent's rate limits would stop the benchmark.
const settings = readEnv({ ...process.env, SEARCHES_PER_MINUTE: '1000000', HOLDS_PER_MINUTE: '1000000' })
const app = await buildApp(settings, { logger: pino({ level: settings.logLevel }) })
await app.verifier.loadKeys()
const server = await listen(app.httpServer)
ready({ url: server.url })
