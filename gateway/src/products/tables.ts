import type { HotelTables } from './hotel/tables.ts'

/** The tables of all products. */
export interface ProductTables extends HotelTables {}
