import type { Db } from '#src/database/db.ts'
import type { GroundCompany } from './catalogue.ts'
import { readTakenStock, type StockFilter } from '#src/orders/holds/repository.ts'
import { addDays } from '#src/values/calendar.ts'
import { GROUND_SERVICE } from './kind.ts'

/** The only unit in a company's stock: a place for one pilgrim who arrives on a day. */
export const PLACE = 'place'

/** Reads the taken places of a day once, and returns a function that computes the places left. */
export async function readPlacesLeft(db: Db, day: string, now: Date, filter: StockFilter) {
  const rows = await readTakenStock(db, { ...filter, kind: GROUND_SERVICE, from: day, to: addDays(day, 1), now })
  const taken = new Map(rows.map(({ stock, taken: count }) => [stock, count]))
  return ({ code, capacity }: GroundCompany): number => Math.max(0, capacity - (taken.get(code) ?? 0))
}
