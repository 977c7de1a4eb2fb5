/**
 * Rules for trips with an Umrah visa. Source: the refusals of booking gateways ("Total night should be minimum 5 nights."), as of November 2026.
 * The ministry changes its rules between seasons.
 */
export const visaRules = {
  minNights: 5,
  /** Minimum number of nights by location code. */
  minNightsByCity: { SA1: 1 },
  requiredServices: ['SA1', 'TRANSPORT', 'GROUND_SERVICE'],
} as const
