/** The peer graphql-yoga. */
import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { listen } from '../../../graphql-server/src/testing/listen.ts'
import { buildContext, loadSchema } from './peer.ts'
import { reportReady } from '../ready.ts'

const yoga = createYoga({
  schema: loadSchema(),
  graphiql: false,
  logging: false,
  context: ({ request }) => buildContext(request.headers.get('authorization')),
})

const server = await listen(createServer((request, response) => void yoga(request, response)))
reportReady({ url: server.url })
