// Catalogue of the reference gateway's transport companies. The codes are those used on the wire.
import { cityNames } from '#src/suppliers/cities.ts'
import type { Locale, LocalizedText } from '#src/locales.ts'
import type { ServiceCompany } from '#src/products/day-service/company.ts'

/** `1` sedan, `2` SUV, `3` bus, `4` van. */
export type VehicleType = '1' | '2' | '3' | '4'

/** `1` normal, `2` premium, `3` VIP. */
export type Category = '1' | '2' | '3'

/** An airport by its IATA code, or a city by its location code. */
export type Stop = 'JED' | 'MED' | 'SA1' | 'SA4'

export interface Route {
  readonly code: string
  readonly stops: readonly [Stop, Stop, ...Stop[]]
}

/** Vehicles of one kind in a company's fleet. */
export interface Vehicle {
  readonly type: VehicleType
  readonly category: Category
  /** Maximum number of passengers in one vehicle. */
  readonly capacity: number
  /** Model years. */
  readonly models: { readonly from: number; readonly to: number }
  /** Number of vehicles available each day. */
  readonly fleet: number
}

export interface Company extends ServiceCompany {
  readonly vehicles: readonly Vehicle[]
}

/** A service that can be added to vehicles. */
export interface ExtraService {
  readonly code: string
  readonly name: LocalizedText
  /** Net price per passenger or per vehicle. */
  readonly halalas: number
  readonly per: 'passenger' | 'vehicle'
}

export interface TransportCatalogue {
  readonly routes: readonly Route[]
  readonly companies: readonly Company[]
  readonly services: readonly ExtraService[]
}

/** Returns the key of a kind of vehicle in a company's stock: type and category, such as `4-1`. */
export const vehicleStockKey = ({ type, category }: Pick<Vehicle, 'type' | 'category'>): string => `${type}-${category}`

const stopNames: Record<Stop, LocalizedText> = {
  JED: {
    'en-US': 'Jeddah Airport',
    'ar-SA': 'مطار جدة',
    'tr-TR': 'Cidde Havalimanı',
    'id-ID': 'Bandara Jeddah',
    'ur-PK': 'جدہ ایئرپورٹ',
  },
  MED: {
    'en-US': 'Madinah Airport',
    'ar-SA': 'مطار المدينة المنورة',
    'tr-TR': 'Medine Havalimanı',
    'id-ID': 'Bandara Madinah',
    'ur-PK': 'مدینہ ایئرپورٹ',
  },
  ...cityNames,
}

/** Returns the route's stops in the order of the ride, joined by dashes. */
export const routeName = ({ stops }: Route, locale: Locale): string =>
  stops.map((stop) => stopNames[stop][locale]).join(' – ')

export const vehicleTypeNames: Record<VehicleType, LocalizedText> = {
  '1': { 'en-US': 'Sedan', 'ar-SA': 'سيدان', 'tr-TR': 'Sedan', 'id-ID': 'Sedan', 'ur-PK': 'سیڈان' },
  '2': { 'en-US': 'SUV', 'ar-SA': 'سيارة دفع رباعي (SUV)', 'tr-TR': 'SUV', 'id-ID': 'SUV', 'ur-PK': 'ایس یو وی (SUV)' },
  '3': { 'en-US': 'Bus', 'ar-SA': 'حافلة', 'tr-TR': 'Otobüs', 'id-ID': 'Bus', 'ur-PK': 'بس' },
  '4': { 'en-US': 'Van', 'ar-SA': 'فان', 'tr-TR': 'Van', 'id-ID': 'Van (Hiace)', 'ur-PK': 'وین (ہائی ایس)' },
}

/** Returns the path of a vehicle's drawing. */
export const vehicleImage = (vehicle: Pick<Vehicle, 'type' | 'category'>): string =>
  `/media/vehicle/${vehicleStockKey(vehicle)}.svg`

export const categoryNames: Record<Category, LocalizedText> = {
  '1': { 'en-US': 'Standard', 'ar-SA': 'عادي', 'tr-TR': 'Standart', 'id-ID': 'Standar', 'ur-PK': 'اسٹینڈرڈ' },
  '2': { 'en-US': 'Premium', 'ar-SA': 'مميز', 'tr-TR': 'Premium', 'id-ID': 'Premium', 'ur-PK': 'پریمیم' },
  '3': { 'en-US': 'VIP', 'ar-SA': 'VIP', 'tr-TR': 'VIP', 'id-ID': 'VIP', 'ur-PK': 'وی آئی پی' },
}

/** Groups vehicles by type and preserves their order. */
export const groupByType = <V extends Pick<Vehicle, 'type'>, C>(
  vehicles: readonly V[],
  locale: Locale,
  toWire: (vehicle: V) => C,
): { vehicleTypeCode: VehicleType; vehicleType: string; categories: C[] }[] =>
  [...Map.groupBy(vehicles, ({ type }) => type)].map(([type, group]) => ({
    vehicleTypeCode: type,
    vehicleType: vehicleTypeNames[type][locale],
    categories: group.map(toWire),
  }))
