import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

export interface CompaniesTable {
  id: string
  name: string
  vat_number: string | null
  licence_number: string | null
  created_at: Instant
}

export interface CompanyIbansTable {
  company_id: string
  iban: string
  /** The first one is the company's preferred account. */
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
  /** Letters and digits of the licence number. */
  licence_key: string
  since: Instant
}

export interface AgentPhotosTable {
  user_sub: string
  name: string
  webp: Buffer
  created_at: Instant
}

/** Written once, never changed: who changed what about an agent or a company. */
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
  profile_changes: ProfileChangesTable
}
