/** The peer mercurius. With the argument `jit`, operations are compiled with graphql-jit. */
import { fastify } from 'fastify'
import { mercurius } from 'mercurius'
import { buildContext, loadSchema } from './peer.ts'
import { reportReady } from '../ready.ts'

const [mode] = process.argv.slice(2)
const app = fastify({ logger: false })
await app.register(mercurius, {
  schema: loadSchema(),
  context: ({ headers }) => buildContext(headers.authorization),
  graphiql: false,
  ...(mode === 'jit' && { jit: 1 }),
})
reportReady({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
