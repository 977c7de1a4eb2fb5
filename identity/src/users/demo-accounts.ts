import { createCredentialFor, temporaryPasswordExpiry } from '#src/passwords/passwords.ts'
import type { Pool } from '#src/pool.ts'
import type { UserStatus } from './users.ts'

type DemoAccount = { email: string; name: string; sub: string; groups: string[]; password: string; status: UserStatus }

const password = 'Umrah-2026!'
const agentGroups = ['B2BUsersGroup']

/** Builds a demo account. Subs are fixed, because the reference gateway assigns companies to them. */
const buildAccount = (email: string, name: string, id: string, overrides: Partial<DemoAccount> = {}): DemoAccount => ({
  email: `${email}@demo.test`,
  name: `Demo ${name}`,
  sub: `00000000-0000-4000-8000-0000000000${id}`,
  groups: agentGroups,
  password,
  status: 'CONFIRMED',
  ...overrides,
})

const demoAccounts = [
  buildAccount('agent', 'Agent', 'a1'),
  buildAccount('colleague', 'Colleague', 'a2'),
  buildAccount('invited', 'Invited', 'a3', { password: 'Temp-2026!', status: 'FORCE_CHANGE_PASSWORD' }),
  buildAccount('partner', 'Partner', 'b1'),
  buildAccount('lowfunds', 'Low Funds', 'c1'),
  // Only the first group counts, so this account is rejected although it is also in the agents' group.
  buildAccount('consumer', 'Consumer', 'd1', { groups: ['CustomersGroup', 'B2BUsersGroup'] }),
  buildAccount('unconfirmed', 'Unconfirmed', 'e1', { status: 'UNCONFIRMED' }),
]

/** Creates missing demo accounts. Existing accounts keep their passwords and attributes. */
export function seedDemoAccounts(pool: Pool): void {
  const now = pool.clock()
  pool.atomically(() => {
    for (const demo of demoAccounts) {
      const isInvited = demo.status === 'FORCE_CHANGE_PASSWORD'
      const existing = pool.users.find(demo.email)
      if (!existing) {
        const isVerified = demo.status !== 'UNCONFIRMED'
        pool.users.create(
          {
            sub: demo.sub,
            email: demo.email,
            attributes: { name: demo.name, email_verified: String(isVerified) },
            status: demo.status,
            credential: createCredentialFor(pool, demo.sub, demo.password),
            passwordExpiresAt: isInvited ? temporaryPasswordExpiry(now) : null,
          },
          now,
        )
        for (const group of demo.groups) pool.users.join(demo.sub, group)
      } else if (existing.status === 'FORCE_CHANGE_PASSWORD') {
        // Data folders may be weeks old, so each start renews the unused invitation.
        pool.users.setPassword(existing.sub, existing.credential, existing.status, temporaryPasswordExpiry(now), now)
      }
    }
  })
}
