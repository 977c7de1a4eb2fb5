import type { ProfileFieldsFragment } from '#src/features/profile/profile.generated.ts'
import type { SessionsQuery } from '#src/features/profile/sessions.generated.ts'

/** A signed-in agent with all data that a gateway can provide. */
export const aProfile = (overrides: Partial<ProfileFieldsFragment> = {}): ProfileFieldsFragment => ({
  __typename: 'Viewer',
  id: 'user-a',
  name: 'Demo Agent',
  email: 'agent@demo.test',
  company: {
    __typename: 'Company',
    id: 'company-a',
    name: 'Company A',
    country: 'SA',
    vatNumber: '300000000000003',
    licenseNumber: 'L-1',
    ibans: ['SA0380000000608010167519'],
    logo: { __typename: 'CompanyLogo', url: null },
  },
  profile: {
    __typename: 'Profile',
    name: 'Demo Agent',
    phoneCountryCode: '966',
    phone: '501234567',
    language: 'en-US',
    currency: null,
    photoUrl: null,
  },
  authenticator: { __typename: 'Authenticator', enrolledAt: '2026-11-01T08:00:00Z', recoveryCodesLeft: 9 },
  ...overrides,
})

export type Session = NonNullable<SessionsQuery['sessions']>[number]

export const aSession = (overrides: Partial<Session> = {}): Session => ({
  __typename: 'Session',
  id: 's-1',
  startedAt: '2026-11-21T08:00:00Z',
  lastSeenAt: '2026-11-21T09:00:00Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
  current: true,
  ...overrides,
})
