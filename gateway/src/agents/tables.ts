import type { ColumnType } from 'kysely'
import type { Instant } from '#src/tables.ts'

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

export interface AgentTables {
  companies: CompaniesTable
  company_ibans: CompanyIbansTable
  agents: AgentsTable
  blacklisted_licences: BlacklistedLicencesTable
}
