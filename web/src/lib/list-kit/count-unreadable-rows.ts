/** Number of rows in the suppliers' responses that the server could not read. */
export const countUnreadableRows = (warnings: readonly { code: string; count: number | null }[]): number =>
  warnings.reduce((sum, { code, count }) => sum + (code === 'ROW_UNREADABLE' ? (count ?? 0) : 0), 0)
