import type { App } from '#src/deps.ts'
import type { GroundDeps } from '../deps.ts'
import { searchResponse, searchBody } from './schemas.ts'
import { searchGroundServices } from './search-ground.ts'

export function groundServiceRoutes(app: App, deps: GroundDeps): void {
  app.post(
    '/groundservices/search',
    {
      schema: {
        summary: 'Search Umrah company packages for an arrival day',
        body: searchBody(deps.clock),
        response: { 200: searchResponse },
      },
    },
    ({ agent, body }) => searchGroundServices(deps, agent, body),
  )
}
