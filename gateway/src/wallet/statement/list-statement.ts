import type { Agent } from '#src/agents/repository.ts'
import type { Deps, Products } from '#src/deps.ts'
import { productOf } from '#src/orders/product-of.ts'
import { addDays, makkahInstant } from '#src/values/calendar.ts'
import { toDecimalRiyals } from '#src/values/money.ts'
import { listMovements, type Movement } from './repository.ts'
import { type MovementKind, movementKinds, type StatementQuery, type WireMovement } from './schemas.ts'

const parseKinds = (kinds: string): MovementKind[] => {
  const requested = new Set(kinds.split(',').map((kind) => kind.trim().toUpperCase()))
  return movementKinds.filter((kind) => requested.has(kind))
}

const startOfDay = (day: string) => makkahInstant(`${day}T00:00:00`)

/** Returns a page of the company's wallet transactions, newest first. */
export async function listStatement(
  { db, settings, products }: Pick<Deps, 'db' | 'settings' | 'products'>,
  { companyId }: Agent,
  { key, limit = settings.reservationsPageSize, kind, from, to }: StatementQuery,
) {
  // One extra row shows whether there is another page.
  const rows = await listMovements(db, {
    companyId,
    kinds: kind === undefined ? undefined : parseKinds(kind),
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(addDays(to, 1)),
    below: key,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    results: page.map((movement) => toWire(products, movement)),
    paginationKey: last && rows.length > limit ? { position: last.position } : null,
  }
}

const toCard = ({ card_scheme: scheme, card_last_four: lastFour }: Movement) =>
  scheme === null || lastFour === null ? null : { scheme, lastFour }

const toWire = (products: Products, movement: Movement): WireMovement => ({
  movementId: String(movement.position),
  at: movement.at.toISOString(),
  kind: movement.kind,
  amount: toDecimalRiyals(movement.amount_halalas),
  balance: toDecimalRiyals(movement.balance_after_halalas),
  currencyCode: 'SAR',
  chargedAt: movement.charged_at?.toISOString() ?? null,
  bookingReferenceNo: movement.order_reference,
  provider: movement.supplier,
  bookingType: movement.order_kind === null ? null : productOf(products, { kind: movement.order_kind }).bookingType,
  leadName: movement.lead_name,
  actor: movement.actor,
  card: toCard(movement),
})
