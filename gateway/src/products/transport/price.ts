import { scale, sum } from '#src/values/shares.ts'
import { seasonPermille } from '#src/suppliers/season.ts'
import { companyPrice } from '#src/products/day-service/company.ts'
import { type ServicePrice, withTax } from '#src/products/day-service/price.ts'
import type { Company, ExtraService, Route, Stop, Vehicle } from './catalogue.ts'

/** Road distance in kilometers between consecutive stops of a route. */
const roadKilometers: Readonly<Record<string, number>> = {
  'JED-SA1': 100,
  'JED-SA4': 410,
  'SA1-SA4': 450,
  'MED-SA4': 20,
  'MED-SA1': 440,
}

const kilometers = (from: Stop, to: Stop): number =>
  roadKilometers[`${from}-${to}`] ?? roadKilometers[`${to}-${from}`] ?? 0

/** Base fare per leg and price per kilometer, by type of vehicle: sedan, SUV, van, bus. */
const fares: Record<Vehicle['type'], { perLeg: number; perKilometer: number }> = {
  '1': { perLeg: 90_00, perKilometer: 1_20 },
  '2': { perLeg: 130_00, perKilometer: 1_70 },
  '4': { perLeg: 180_00, perKilometer: 2_10 },
  '3': { perLeg: 420_00, perKilometer: 4_20 },
}

/** Price in thousandths of the normal price, by category: normal, premium, VIP. */
const categoryPermille: Record<Vehicle['category'], number> = { '1': 1000, '2': 1350, '3': 1900 }

/** Returns the seasonal price factor in thousandths. The season affects the price of a ride half as much as that of a hotel night. */
const demandPermille = (day: string) => 1000 + Math.round((seasonPermille(day) - 1000) / 2)

/** Returns the price of one vehicle for the whole route. */
export function vehiclePrice(
  company: Company,
  { type, category }: Vehicle,
  { stops }: Route,
  day: string,
): ServicePrice {
  const { perLeg, perKilometer } = fares[type]
  const legs = stops.slice(1).map((to, index) => perLeg + perKilometer * kilometers(stops[index] ?? to, to))
  const standardPrice = scale(scale(sum(legs), categoryPermille[category]), demandPermille(day))
  return withTax(companyPrice(company, standardPrice), company.commissionBasisPoints)
}

/** Returns the price of a service for a number of vehicles and their passengers. */
export const servicePrice = (
  { halalas, per }: ExtraService,
  { quantity, noOfPax }: { quantity: number; noOfPax: number },
): ServicePrice => withTax(halalas * (per === 'vehicle' ? quantity : noOfPax), 0)
