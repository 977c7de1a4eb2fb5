import type { SupplierName } from '#src/supplier-names.ts'
import type { LocalName } from '#src/suppliers/local-names.ts'
import { scale, roundToRiyals } from '#src/values/shares.ts'
import type { ServiceTerms } from './policy.ts'
import type { ServicePrice } from './price.ts'

/** A company whose services of one day are sold. */
export interface ServiceCompany extends ServiceTerms {
  readonly code: string
  readonly name: LocalName
  /** The supplier that sells the company's services. */
  readonly supplier: SupplierName
  /** Price level in thousandths of the usual prices. */
  readonly permille: number
  readonly commissionBasisPoints: number
}

/** A sold one-day service; stored with the hold and the order, with names and terms at the time of sale. */
export interface SoldService {
  readonly supplier: SupplierName
  readonly company: Pick<ServiceCompany, 'code' | 'name' | 'freeDays'>
  readonly price: ServicePrice
}

export const soldBy = ({ supplier, code, name, freeDays }: ServiceCompany): Omit<SoldService, 'price'> => ({
  supplier,
  company: { code, name, freeDays },
})

/** Converts a usual price to the company's price, in whole riyals. */
export const priceAt = ({ permille }: ServiceCompany, usualHalalas: number): number =>
  roundToRiyals(scale(usualHalalas, permille))

/** The company named by a row of a search; undefined if its supplier does not sell it. */
export const findCompany = <C extends ServiceCompany>(
  companies: readonly C[],
  { code, provider }: { code: string; provider: string },
): C | undefined => companies.find((company) => company.code === code && company.supplier === provider.toLowerCase())
