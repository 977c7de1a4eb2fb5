import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf, ok } from '#src/errors.ts'
import { findCompany } from './repository.ts'

const profile = envelopeOf(
  z.object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.object({
      id: z.string(),
      name: z.string(),
      vatNumber: z.string().nullable(),
      licenceNumber: z.string().nullable(),
      ibans: z.array(z.string()),
    }),
  }),
)

export function agentRoutes(app: App, { db }: Deps): void {
  app.get(
    '/profile',
    { schema: { summary: 'The signed-in agent and its company', response: { 200: profile } } },
    async ({ agent }) =>
      ok({ userId: agent.sub, name: agent.name, email: agent.email, company: await findCompany(db, agent.companyId) }),
  )
}
