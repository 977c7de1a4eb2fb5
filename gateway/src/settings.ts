/** The company that sells, on its documents. */
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
  /** Maximum number of a company's unpaid bookings at a time; 0: every booking is paid when it is made. */
  unpaidPerCompany: number
  publicUrl: string
  /** E-mail address of the platform's operator. */
  contactMail: string
  suppliersDown: readonly string[]
  /** How long a supplier may take to answer an order or a cancellation. */
  supplierAnswerSeconds: number
  /** The company that sells, as its documents name it. */
  seller: Seller
  /** Signs document links. Null: a random key per process. */
  documentLinkKey: string | null
}
