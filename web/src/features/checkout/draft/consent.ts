/** Terms and total that the agent accepts in the first step. */
export interface Consent {
  /** Fingerprint of the terms. */
  readonly terms: string
  /** Amount of the total. */
  readonly total: string
}

/** Why the agent must accept: for the first time, or again because something has changed. */
export type MissingConsent = 'termsNotAccepted' | 'totalChanged' | 'termsChanged' | 'totalAndTermsChanged'

/** Why the agent must accept the offered terms and total; undefined if they have been accepted. */
export function findMissingConsent(accepted: Consent | null, offered: Consent): MissingConsent | undefined {
  if (!accepted) return 'termsNotAccepted'
  const isSameTotal = accepted.total === offered.total
  if (accepted.terms === offered.terms) return isSameTotal ? undefined : 'totalChanged'
  return isSameTotal ? 'termsChanged' : 'totalAndTermsChanged'
}
