import type { App, Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { changeProfile } from './change-profile.ts'
import { readProfile } from './profile.ts'
import { profileResponse, profileChange } from './schemas.ts'

export function agentRoutes(app: App, deps: Deps): void {
  app.get(
    '/profile',
    { schema: { summary: 'Get the signed-in agent and their company', response: { 200: profileResponse } } },
    async ({ agent }) => ok(await readProfile(deps.db, agent)),
  )

  app.put(
    '/profile',
    {
      schema: {
        summary: 'Update the signed-in agent and their company; omitted fields are unchanged',
        body: profileChange,
        response: { 200: profileResponse },
      },
    },
    ({ agent, body }) => changeProfile(deps, agent, body),
  )
}
