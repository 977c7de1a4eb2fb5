import { useCountries } from './use-countries.ts'

/** Whether a nationality from a URL exists. Counts as valid if the countries cannot be loaded. */
export function useNationalityStatus(code: string | undefined): 'loading' | 'valid' | 'invalid' {
  const { countries, loading } = useCountries()
  if (loading) return 'loading'
  return code === undefined || countries.length === 0 || countries.some((country) => country.code === code)
    ? 'valid'
    : 'invalid'
}
