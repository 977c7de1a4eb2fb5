import type { SearchResults } from '../use-results.ts'

/** Hotels of the suppliers' answers that the server could not read. */
export const unreadableHotels = ({ warnings }: Pick<SearchResults, 'warnings'>): number =>
  warnings.reduce((sum, { code, count }) => sum + (code === 'ROW_UNREADABLE' ? (count ?? 0) : 0), 0)
