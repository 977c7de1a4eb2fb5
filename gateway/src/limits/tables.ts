import type { Instant } from '#src/database/instant.ts'

export interface CallCountsTable {
  kind: string
  subject: string
  since: Instant
  until: Instant
  calls: number
}

export interface LimitTables {
  call_counts: CallCountsTable
}
