import type { Instant } from '#src/database/instant.ts'

export interface ContactMessagesTable {
  reference: string
  at: Instant
  name: string
  email: string
  subject: string
  message: string
  cult_code: string
}

export interface ContactTables {
  contact_messages: ContactMessagesTable
}
