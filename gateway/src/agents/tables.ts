import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

export interface CompaniesTable {
  id: string
  name: string
  country: ColumnType<string | null, string | null | undefined, string | null>
  vat_number: string | null
  licence_number: string | null
  created_at: Instant
}

export interface CompanyIbansTable {
  company_id: string
  iban: string
  /** Position 0 is the company's preferred account. */
  position: number
}

export interface AgentsTable {
  sub: string
  company_id: string
  email: string
  name: string
  created_at: Instant
  phone_number: string | null
  language: string | null
  currency: ColumnType<string | null, string | null | undefined, string | null>
}

export interface BlacklistedLicencesTable {
  /** Letters and digits of the license number. */
  licence_key: string
  since: Instant
}

export interface AgentPhotosTable {
  user_sub: string
  name: string
  webp: Buffer
  created_at: Instant
}

export interface CompanyLogosTable {
  name: string
  company_id: string
  png: Buffer
  created_at: Instant
  /** When the logo was replaced or removed. Documents issued earlier still show it. */
  retired_at: ColumnType<Date | null, null | undefined, Date>
}

/** Audit log of changes to agents and companies. Rows are never updated. */
export interface ProfileChangesTable {
  id: Generated<number>
  at: Instant
  actor_sub: string
  company_id: string
  subject: 'agent' | 'company'
  field: string
  old_value: JSONColumnType<object>
  new_value: JSONColumnType<object>
}

export interface AgentTables {
  companies: CompaniesTable
  company_ibans: CompanyIbansTable
  agents: AgentsTable
  blacklisted_licences: BlacklistedLicencesTable
  agent_photos: AgentPhotosTable
  company_logos: CompanyLogosTable
  profile_changes: ProfileChangesTable
}
