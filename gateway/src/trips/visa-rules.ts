/**
 * Rules for trips with an Umrah visa, as sold through licensed Umrah companies. Source: the platform's product specification, section 5, as of
 * November 2026. The ministry changes its rules between seasons.
 */
export const visaRules = {
  minNights: 5,
  /** Minimum number of nights by location code. */
  minNightsByCity: { SA1: 1 },
  requiredServices: ['SA1', 'TRANSPORT', 'GROUND_SERVICE'],
} as const
