import type { Agent } from '#src/agents/repository.ts'
import type { Deps, Products } from '#src/deps.ts'
import { productOf } from '#src/orders/product-of.ts'
import { addDays, makkahInstant } from '#src/values/calendar.ts'
import { decimal } from '#src/values/money.ts'
import { listMovements, type Movement } from './repository.ts'
import { type MovementKind, movementKinds, type StatementQuery, type WireMovement } from './schemas.ts'

const kindsOf = (words: string): MovementKind[] => {
  const wanted = new Set(words.split(',').map((word) => word.trim().toUpperCase()))
  return movementKinds.filter((kind) => wanted.has(kind))
}

const startOf = (day: string) => makkahInstant(`${day}T00:00:00`)

/** A page of the company's wallet transactions, newest first. */
export async function listStatement(
  { db, settings, products }: Pick<Deps, 'db' | 'settings' | 'products'>,
  { companyId }: Agent,
  { key, limit = settings.reservationsPageSize, kind, from, to }: StatementQuery,
) {
  // One row more than a page shows whether there is another page.
  const found = await listMovements(db, {
    companyId,
    kinds: kind === undefined ? undefined : kindsOf(kind),
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(addDays(to, 1)),
    below: key,
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    results: page.map((movement) => toWire(products, movement)),
    paginationKey: last && found.length > limit ? { position: last.position } : null,
  }
}

const cardOf = ({ card_scheme: scheme, card_last_four: lastFour }: Movement) =>
  scheme === null || lastFour === null ? null : { scheme, lastFour }

const toWire = (products: Products, movement: Movement): WireMovement => ({
  movementId: String(movement.position),
  at: movement.at.toISOString(),
  kind: movement.kind,
  amount: decimal(movement.amount_halalas),
  balance: decimal(movement.balance_after_halalas),
  currencyCode: 'SAR',
  chargedAt: movement.charged_at?.toISOString() ?? null,
  bookingReferenceNo: movement.order_reference,
  provider: movement.supplier,
  bookingType: movement.order_kind === null ? null : productOf(products, { kind: movement.order_kind }).bookingType,
  leadName: movement.lead_name,
  actor: movement.actor,
  card: cardOf(movement),
})
