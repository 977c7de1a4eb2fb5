/** Suppliers by their names on the wire. */
export const supplierNames = ['agoda', 'umrahholidays', 'hudxconnect'] as const

export type SupplierName = (typeof supplierNames)[number]
