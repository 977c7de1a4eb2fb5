import type { ColumnType } from 'kysely'

/** Instants are `timestamptz` and come back as Date on both engines; a stay's dates are `YYYY-MM-DD` text. */
export type Instant = ColumnType<Date, Date, Date>
