/** Rows of a page, with page number and counts. A page past the end returns the last page. */
export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: { page: number; pageSize: number }) {
  const pageCount = Math.ceil(rows.length / pageSize)
  const shown = Math.max(1, Math.min(page, pageCount))
  return {
    items: rows.slice((shown - 1) * pageSize, shown * pageSize),
    totalCount: rows.length,
    page: shown,
    pageCount,
  }
}
