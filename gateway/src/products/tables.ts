import type { GroundTables } from './ground-service/tables.ts'
import type { HotelTables } from './hotel/tables.ts'
import type { TransportTables } from './transport/tables.ts'

/** The tables of all products. */
export interface ProductTables extends HotelTables, TransportTables, GroundTables {}
