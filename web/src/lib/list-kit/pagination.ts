/** Numbers of the first and last row on a page, counted from 1 across all pages. */
export function rowRange({ page, pageSize, rows }: { page: number; pageSize: number; rows: number }) {
  const first = (page - 1) * pageSize + 1
  return { first, last: first + rows - 1 }
}
