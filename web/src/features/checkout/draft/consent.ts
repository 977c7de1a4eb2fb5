/** Terms and total that the agent accepts in the first step. */
export interface Consent {
  /** Fingerprint of the terms. */
  readonly terms: string
  /** Amount of the total. */
  readonly total: string
}

/** Why the agent must accept the terms and the total: for the first time, or again because either has changed. */
export type MissingConsent = 'termsNotAccepted' | 'totalChanged' | 'termsChanged' | 'totalAndTermsChanged'

/** Returns why the agent must accept the current terms and total; undefined if the agent has accepted them. */
export function findMissingConsent(accepted: Consent | null, current: Consent): MissingConsent | undefined {
  if (!accepted) return 'termsNotAccepted'
  const isSameTotal = accepted.total === current.total
  if (accepted.terms === current.terms) return isSameTotal ? undefined : 'totalChanged'
  return isSameTotal ? 'termsChanged' : 'totalAndTermsChanged'
}
