/** Seats passengers in vehicles. */
import { MAX_PASSENGERS, MAX_VEHICLES } from './transport-search.ts'

/** Vehicles of one kind. */
export interface SeatedVehicles {
  /** Seats of one vehicle; null if unknown, which counts as no limit. */
  readonly seats: number | null
  readonly vehicles: number
}

const seatsOf = ({ seats }: SeatedVehicles): number => seats ?? MAX_PASSENGERS

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const countVehicles = (lines: readonly SeatedVehicles[]): number => sum(lines.map(({ vehicles }) => vehicles))

/** Seats of all vehicles; null if unknown for some vehicle. */
export const countSeats = (lines: readonly SeatedVehicles[]): number | null =>
  lines.some(({ seats }) => seats === null) ? null : sum(lines.map((line) => seatsOf(line) * line.vehicles))

export type SeatingProblem = { readonly kind: 'seats' | 'passengers' | 'vehicles'; readonly count: number }

/** Why exactly these vehicles cannot seat the passengers; undefined if they can. */
export function seatingProblem(lines: readonly SeatedVehicles[], passengers: number): SeatingProblem | undefined {
  const vehicles = countVehicles(lines)
  const missingSeats = passengers - sum(lines.map((line) => seatsOf(line) * line.vehicles))
  if (missingSeats > 0) return { kind: 'seats', count: missingSeats }
  if (vehicles > passengers) return { kind: 'passengers', count: vehicles - passengers }
  return vehicles > MAX_VEHICLES ? { kind: 'vehicles', count: vehicles - MAX_VEHICLES } : undefined
}

/** Number of passengers for each line of vehicles. Every vehicle gets one passenger, then the largest vehicles are filled first. */
export function seatPassengers(lines: readonly SeatedVehicles[], passengers: number): number[] {
  let unseated = passengers - countVehicles(lines)
  const seated = new Map<SeatedVehicles, number>()
  for (const line of lines.toSorted((a, b) => seatsOf(b) - seatsOf(a))) {
    const more = Math.max(0, Math.min(unseated, (seatsOf(line) - 1) * line.vehicles))
    unseated -= more
    seated.set(line, line.vehicles + more)
  }
  return lines.map((line) => seated.get(line) ?? 0)
}
