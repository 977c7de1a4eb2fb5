import type { ColumnType } from 'kysely'

/** A `timestamptz` column, read as `Date` with both database engines. Dates of a stay are `YYYY-MM-DD` text instead. */
export type Instant = ColumnType<Date, Date, Date>
