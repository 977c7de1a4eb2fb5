import type { SupplierName } from '#src/supplier-names.ts'
import type { LocalName } from '#src/suppliers/local-names.ts'
import { scale, roundToRiyals } from '#src/values/shares.ts'
import type { ServiceTerms } from './policy.ts'
import type { ServicePrice } from './price.ts'

/** A company that sells one-day services. */
export interface ServiceCompany extends ServiceTerms {
  readonly code: string
  readonly name: LocalName
  /** The supplier that sells the company's services. */
  readonly supplier: SupplierName
  /** Price level in thousandths of the standard prices. */
  readonly permille: number
  readonly commissionBasisPoints: number
}

/** A one-day service as sold. Holds and orders store it with the names and terms at the time of sale. */
export interface ServiceOffer {
  readonly supplier: SupplierName
  readonly company: Pick<ServiceCompany, 'code' | 'name' | 'freeDays'>
  readonly price: ServicePrice
}

/** Returns the fields of an offer that identify its seller. */
export const sellerFields = ({ supplier, code, name, freeDays }: ServiceCompany): Omit<ServiceOffer, 'price'> => ({
  supplier,
  company: { code, name, freeDays },
})

/** Converts a standard price to the company's price, rounded to whole riyals. */
export const companyPrice = ({ permille }: ServiceCompany, standardHalalas: number): number =>
  roundToRiyals(scale(standardHalalas, permille))

/** Finds a company by its code. Returns undefined if the supplier does not sell the company's services. */
export const findCompany = <C extends ServiceCompany>(
  companies: readonly C[],
  { code, provider }: { code: string; provider: string },
): C | undefined => companies.find((company) => company.code === code && company.supplier === provider.toLowerCase())
