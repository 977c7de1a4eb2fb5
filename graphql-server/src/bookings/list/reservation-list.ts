/** One page of the gateway's list, or the reason why it could not be read. */
export type ReservationPage<Row> = { rows: Row[]; paginationKey: unknown } | { failed: string }

export type ReservationList<Row> = {
  rows: Row[]
  /** Why the list is not complete; null when it was read to its end. */
  cut: 'failed' | 'repeated-key' | 'pages' | 'rows' | 'deadline' | null
  /** The failure of the page that could not be read. */
  failed: string | null
}

type ListLimits = { pages: number; rows: number; milliseconds: number }

/** A gateway may answer with keys for ever; a company with more bookings than this has to ask by `clientReference`. */
const listLimits: ListLimits = { pages: 200, rows: 20_000, milliseconds: 60_000 }

const hasNext = (key: unknown) => key !== null && key !== undefined && key !== '' && key !== false

type ListReading<Row> = {
  /** Reads the page a key stands for, within the milliseconds that are left. */
  readPage: (key: string | null, milliseconds: number) => Promise<ReservationPage<Row>>
  identity: (row: Row) => string
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  /** The first row it holds for ends the reading. */
  stopAt?: (row: Row) => boolean
  limits?: ListLimits
}

/** Reads the gateway's list to its end, page by page; a row that comes twice counts once, at its first place. */
export async function readReservations<Row>(reading: ListReading<Row>): Promise<ReservationList<Row>> {
  const { readPage, identity, now, stopAt, limits = listLimits } = reading
  const rows = new Map<string, Row>()
  const seenKeys = new Set<string>()
  const deadline = now() + limits.milliseconds
  const result = (cut: ReservationList<Row>['cut'], failed: string | null = null) => ({
    rows: [...rows.values()],
    cut,
    failed,
  })

  let key: string | null = null
  for (let pages = 0; pages < limits.pages; pages += 1) {
    const remaining = deadline - now()
    if (remaining <= 0) return result('deadline')
    const page: ReservationPage<Row> = await readPage(key, remaining)
    if ('failed' in page) return result('failed', page.failed)
    for (const row of page.rows) {
      const id = identity(row)
      if (rows.has(id)) continue
      if (rows.size >= limits.rows) return result('rows')
      rows.set(id, row)
      if (stopAt?.(row)) return result(null)
    }
    if (!hasNext(page.paginationKey)) return result(null)
    key = JSON.stringify(page.paginationKey)
    if (seenKeys.has(key)) return result('repeated-key')
    seenKeys.add(key)
  }
  return result('pages')
}
