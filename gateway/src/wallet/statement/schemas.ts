import { z } from 'zod'
import { wireText } from '#src/wire-text.ts'

/** Kinds of wallet transactions. A payment is a hold that became a charge when the supplier confirmed. */
export const movementKinds = [
  'DEPOSIT',
  'TOP_UP',
  'HOLD',
  'PAYMENT',
  'RELEASE',
  'REFUND',
  'TOP_UP_REFUND',
  'CHARGEBACK',
  'CHARGEBACK_REVERSAL',
  'DEBT',
  'DEBT_PAYMENT',
] as const

export type MovementKind = (typeof movementKinds)[number]

const MAX_LIMIT = 100

const position = z.object({ position: z.int().min(1) })

export const statementQuery = z.object({
  /** The `paginationKey` of an earlier page, as JSON text. */
  key: z
    .string()
    .max(100)
    .transform((text, context) => {
      try {
        return position.parse(JSON.parse(text)).position
      } catch {
        context.addIssue('must be the paginationKey of an earlier page as JSON')
        return z.NEVER
      }
    })
    .optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  /** One or more values, separated by commas, in any letter case. */
  kind: wireText.max(200).optional(),
  /** First and last day in Makkah. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export type StatementQuery = z.infer<typeof statementQuery>

const textOrNull = z.string().nullable()

const movement = z.object({
  movementId: z.string(),
  at: z.string(),
  kind: z.enum(movementKinds),
  amount: z.string(),
  balance: z.string(),
  currencyCode: z.string(),
  chargedAt: textOrNull,
  bookingReferenceNo: textOrNull,
  provider: textOrNull,
  bookingType: z.number().int().nullable(),
  leadName: textOrNull,
  actor: textOrNull,
  /** Card of a top-up or of a returned top-up. */
  card: z.object({ scheme: z.string(), lastFour: z.string() }).nullable(),
})

export type WireMovement = z.infer<typeof movement>

export const statementResponse = z.object({
  results: z.array(movement),
  paginationKey: position.nullable(),
})
