import type { App, Deps } from '#src/deps.ts'
import { readClientAddress } from '#src/limits/client-address.ts'
import { registerAgent } from './register-agent.ts'
import { registrationResponse, registrationBody } from './schemas.ts'

export function registrationRoutes(app: App, deps: Deps): void {
  app.post(
    '/b2b/becomeb2bmember',
    {
      schema: {
        summary: 'Register a company and its first agent; the temporary password is e-mailed',
        body: registrationBody,
        response: { 200: registrationResponse },
      },
    },
    ({ body, headers }) => registerAgent(deps, body, readClientAddress(headers)),
  )
}
