/** The server of the product, as `graphql-server/src/main.ts` starts it, on a port of its own. */
import pino from 'pino'
import { buildApp } from '../../graphql-server/src/app.ts'
import { readEnv } from '../../graphql-server/src/env.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { ready } from './ready.ts'

// The limits of one agent would end a benchmark of many requests.
const settings = readEnv({ ...process.env, SEARCHES_PER_MINUTE: '1000000', HOLDS_PER_MINUTE: '1000000' })
const app = await buildApp(settings, { logger: pino({ level: settings.logLevel }) })
await app.verifier.loadKeys()
const server = await listen(app.httpServer)
ready({ url: server.url })
