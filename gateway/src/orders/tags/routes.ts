import type { App, Deps } from '#src/deps.ts'
import { tagBody, taggedResponse } from './schemas.ts'
import { tagOrder } from './tag-order.ts'

export function tagRoutes(app: App, deps: Deps): void {
  app.put(
    '/booking/group',
    {
      schema: {
        summary: 'Set the tags on a booking of any product',
        body: tagBody,
        response: { 200: taggedResponse },
      },
    },
    ({ agent, body }) => tagOrder(deps, agent, body),
  )
}
