import { useCountriesQuery } from './countries.generated.ts'

/** Whether a nationality from an address exists. It counts as valid when the countries cannot be loaded. */
export function useNationality(code: string | undefined): 'loading' | 'valid' | 'invalid' {
  const { data, loading } = useCountriesQuery()
  if (loading && !data) return 'loading'
  const countries = data?.countries ?? []
  return code === undefined || countries.length === 0 || countries.some((country) => country.code === code)
    ? 'valid'
    : 'invalid'
}
