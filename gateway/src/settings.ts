/** The seller named on documents. */
export interface Seller {
  readonly name: string
  readonly nameArabic: string
  readonly vatNumber: string
  readonly address: string
  readonly addressArabic: string
  readonly helpline: string
  readonly email: string
}

export interface Settings {
  cancelWaitSeconds: number
  reservationsPageSize: number
  /** Maximum number of open holds per agent and product; the number of units is limited too. */
  holdsPerAgent: number
  /** Maximum number of a company's unpaid bookings at a time; 0 if every booking must be paid immediately. */
  unpaidPerCompany: number
  publicUrl: string
  /** E-mail address of the platform's operator. */
  contactEmail: string
  suppliersDown: readonly string[]
  /** Time within which a supplier must respond to an order or a cancellation. */
  supplierTimeoutSeconds: number
  seller: Seller
  /** Key that signs document links; null for a random key per process. */
  documentLinkKey: string | null
}
