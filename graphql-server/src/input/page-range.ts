import { fail } from '../errors/failure.ts'

type Paging = { page?: number | null; pageSize?: number | null }

/** Returns the page and page size of a request, with defaults. Throws BAD_USER_INPUT with a reason if one is out of its limits. */
export function pageRange({ page, pageSize }: Paging, defaults: { pageSize: number; maxPageSize: number }) {
  const range = { page: page ?? 1, pageSize: pageSize ?? defaults.pageSize }
  if (range.page < 1) fail('BAD_USER_INPUT', { reason: 'Argument "page" must be at least 1.' })
  if (range.pageSize < 1 || range.pageSize > defaults.maxPageSize) {
    fail('BAD_USER_INPUT', { reason: `Argument "pageSize" must be between 1 and ${defaults.maxPageSize}.` })
  }
  return range
}
