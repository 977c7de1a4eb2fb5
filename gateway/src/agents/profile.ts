import { readAuthenticator } from '#src/authenticator/repository.ts'
import type { Db } from '#src/database/db.ts'
import { type Agent, findCurrentLogoName, findCompany, readAgentProfile } from './repository.ts'

/** Returns the path of a photo on the public origin. */
export const photoPath = (name: string): string => `/media/agents/${name}.webp`

/** Returns the path of a logo on the public origin. */
export const logoPath = (name: string): string => `/media/logos/${name}.png`

/** Reads the profile of an agent in wire format. */
export async function readProfile(db: Db, agent: Agent) {
  const profile = await readAgentProfile(db, agent.sub)
  const logo = await findCurrentLogoName(db, agent.companyId)
  const authenticator = await readAuthenticator(db, agent.sub)
  return {
    userId: agent.sub,
    name: profile.name,
    email: agent.email,
    phoneNumber: profile.phone_number,
    language: profile.language,
    currency: profile.currency,
    photoPath: profile.photo === null ? null : photoPath(profile.photo),
    company: { ...(await findCompany(db, agent.companyId)), logoPath: logo === null ? null : logoPath(logo) },
    authenticator: {
      enrolledAt: authenticator?.enrolledAt.toISOString() ?? null,
      recoveryCodesLeft: authenticator?.recoveryCodesLeft ?? 0,
    },
  }
}
