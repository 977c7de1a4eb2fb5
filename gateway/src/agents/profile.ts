import { readAuthenticator } from '#src/authenticator/repository.ts'
import type { Db } from '#src/database/db.ts'
import { type Agent, findCompany } from './repository.ts'

/** Path on the public origin under which a photo is served. */
export const photoPath = (name: string): string => `/media/agents/${name}.webp`

/** What the gateway knows about an agent, as the wire says it. */
export async function readProfile(db: Db, agent: Agent) {
  const own = await db
    .selectFrom('agents')
    .leftJoin('agent_photos', 'agent_photos.user_sub', 'agents.sub')
    .select(['agents.name', 'phone_number', 'language', 'currency', 'agent_photos.name as photo'])
    .where('agents.sub', '=', agent.sub)
    .executeTakeFirstOrThrow()
  const authenticator = await readAuthenticator(db, agent.sub)
  return {
    userId: agent.sub,
    name: own.name,
    email: agent.email,
    phoneNumber: own.phone_number,
    language: own.language,
    currency: own.currency,
    photoPath: own.photo === null ? null : photoPath(own.photo),
    company: await findCompany(db, agent.companyId),
    authenticator: {
      enrolledAt: authenticator?.enrolledAt.toISOString() ?? null,
      recoveryCodesLeft: authenticator?.recoveryCodesLeft ?? 0,
    },
  }
}
