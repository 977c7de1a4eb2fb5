/** The product's server, started as in `graphql-server/src/main.ts`. */
import pino from 'pino'
import { buildApp } from '../../graphql-server/src/app.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { reportReady } from './ready.ts'
import { settings } from './settings.ts'

const app = await buildApp(settings, { logger: pino({ level: settings.logLevel }) })
await app.verifier.loadKeys()
const server = await listen(app.httpServer)
reportReady({ url: server.url })
