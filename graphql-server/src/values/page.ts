/** Returns the rows of a page, with its number and counts. A page past the end returns the last page. */
export function paginate<Row>(rows: readonly Row[], { page, pageSize }: { page: number; pageSize: number }) {
  const pageCount = Math.ceil(rows.length / pageSize)
  const number = Math.max(1, Math.min(page, pageCount))
  return {
    items: rows.slice((number - 1) * pageSize, number * pageSize),
    totalCount: rows.length,
    page: number,
    pageCount,
  }
}
