import type { Filters } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'

/** The companies of a search, then those that only the address names. */
export function companyChoices(
  { companies: chosen }: Pick<Filters, 'companies'>,
  results: Pick<SearchResults, 'facets'> | null | undefined,
): { code: string; name: string; count: number | undefined }[] {
  const known = (results?.facets.companies ?? []).map(({ company, count }) => ({ ...company, count }))
  const others = chosen.filter((code) => !known.some((company) => company.code === code))
  return [...known, ...others.map((code) => ({ code, name: code, count: results ? 0 : undefined }))]
}
