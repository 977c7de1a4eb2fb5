import { readAuthenticator } from '#src/authenticator/repository.ts'
import type { Db } from '#src/database/db.ts'
import { type Agent, currentLogo, findCompany, readOwnProfile } from './repository.ts'

/** Path of a photo on the public origin. */
export const photoPath = (name: string): string => `/media/agents/${name}.webp`

/** Path of a logo on the public origin. */
export const logoPath = (name: string): string => `/media/logos/${name}.png`

/** Profile of an agent in the wire's format. */
export async function readProfile(db: Db, agent: Agent) {
  const own = await readOwnProfile(db, agent.sub)
  const logo = await currentLogo(db, agent.companyId)
  const authenticator = await readAuthenticator(db, agent.sub)
  return {
    userId: agent.sub,
    name: own.name,
    email: agent.email,
    phoneNumber: own.phone_number,
    language: own.language,
    currency: own.currency,
    photoPath: own.photo === null ? null : photoPath(own.photo),
    company: { ...(await findCompany(db, agent.companyId)), logoPath: logo === null ? null : logoPath(logo) },
    authenticator: {
      enrolledAt: authenticator?.enrolledAt.toISOString() ?? null,
      recoveryCodesLeft: authenticator?.recoveryCodesLeft ?? 0,
    },
  }
}
