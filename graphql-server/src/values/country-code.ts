import { countries } from 'countries-list'

/** Whether a string is an ISO 3166-1 alpha-2 code of a country, in capitals. */
export const isCountryCode = (code: string): boolean => Object.hasOwn(countries, code) && !reservedCodes.has(code)

// Parts of Saint Helena whose codes ISO only reserves for postal use.
const reservedCodes = new Set(['AC', 'TA'])
