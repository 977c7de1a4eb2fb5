import type { Db } from '#src/database/db.ts'
import { readTakenStock, type StockFilter } from '#src/orders/holds/repository.ts'
import { seasonPermille } from '#src/suppliers/season.ts'
import { type Company, vehicleStockKey, type Vehicle } from './catalogue.ts'
import { addDays } from '#src/values/calendar.ts'
import { hash } from '#src/values/seeded-random.ts'
import { TRANSPORT } from './kind.ts'

/** Returns the number of vehicles that a company offers to agents on a day, before holds and orders. Other customers take more of them on busier days. */
function allotment({ code }: Company, vehicle: Vehicle, day: string): number {
  const others = Math.ceil((vehicle.fleet * Math.min(seasonPermille(day), 2000)) / 4000)
  return Math.max(1, vehicle.fleet - (hash(`${code}:${vehicleStockKey(vehicle)}:${day}`) % Math.max(1, others)))
}

export type VehiclesLeft = (company: Company, vehicle: Vehicle) => number

/** Reads the taken vehicles of a day once, and returns a function that computes the vehicles left. */
export async function readVehiclesLeft(db: Db, day: string, now: Date, filter: StockFilter): Promise<VehiclesLeft> {
  const rows = await readTakenStock(db, { ...filter, kind: TRANSPORT, from: day, to: addDays(day, 1), now })
  const taken = new Map(rows.map(({ stock, unit, taken: count }) => [`${stock}:${unit}`, count]))
  return (company, vehicle) =>
    Math.max(0, allotment(company, vehicle, day) - (taken.get(`${company.code}:${vehicleStockKey(vehicle)}`) ?? 0))
}
