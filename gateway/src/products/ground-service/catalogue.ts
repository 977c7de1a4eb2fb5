// Catalogue of the reference gateway's Umrah companies: ground service packages and extras. The codes are those used on the wire.
import type { LocalizedText } from '#src/locales.ts'
import {
  findCompany,
  companyPrice,
  type ServiceCompany,
  sellerFields,
  type ServiceOffer,
} from '#src/products/day-service/company.ts'
import { addPrices, type ServicePrice, withTax } from '#src/products/day-service/price.ts'

/** A package, priced per pilgrim. */
export interface GroundPackage {
  readonly code: string
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly halalas: number
}

/** An extra, priced per unit and day. */
export interface GroundExtra {
  readonly code: string
  readonly name: LocalizedText
  readonly halalas: number
}

/** An Umrah company (UO). */
export interface GroundCompany extends ServiceCompany {
  /** Codes of the packages that the company sells. */
  readonly packages: readonly string[]
  /** Maximum number of pilgrims per arrival day. */
  readonly capacity: number
}

export interface GroundCatalogue {
  readonly companies: readonly GroundCompany[]
  readonly packages: readonly GroundPackage[]
  readonly extras: readonly GroundExtra[]
}

export interface ChosenExtra {
  readonly code: string
  readonly quantity: number
  /** Number of days. */
  readonly duration: number
}

/** Returns the price of a package for a number of pilgrims. */
export const packagePrice = (company: GroundCompany, { halalas }: GroundPackage, pilgrims: number): ServicePrice =>
  withTax(companyPrice(company, halalas) * pilgrims, company.commissionBasisPoints)

export const extraPrice = (
  company: GroundCompany,
  { halalas }: GroundExtra,
  { quantity, duration }: Pick<ChosenExtra, 'quantity' | 'duration'>,
): ServicePrice => withTax(companyPrice(company, halalas) * quantity * duration, 0)

/** An offered package with extras, stored with their names at the time of sale. */
export interface GroundServiceOffer extends ServiceOffer {
  readonly package: Pick<GroundPackage, 'code' | 'name' | 'description'> & { readonly price: ServicePrice }
  readonly pilgrims: number
  readonly extras: readonly (ChosenExtra & { readonly name: LocalizedText; readonly price: ServicePrice })[]
}

export interface GroundChoice {
  readonly provider: string
  readonly uoCode: string
  readonly categoryCode: string
  readonly arrivalDate: string
  readonly pilgrims: number
  readonly extras: readonly ChosenExtra[]
}

/** Prices a package with extras. Returns undefined if the company does not sell them. */
export function priceGroundServices(
  { companies, packages, extras }: GroundCatalogue,
  choice: GroundChoice,
): { company: GroundCompany; offer: GroundServiceOffer } | undefined {
  const company = findCompany(companies, { code: choice.uoCode, provider: choice.provider })
  const chosenPackage = packages.find(({ code }) => code === choice.categoryCode && company?.packages.includes(code))
  if (!company || !chosenPackage) return undefined
  const offeredExtras: GroundServiceOffer['extras'][number][] = []
  for (const extra of choice.extras) {
    const match = extras.find(({ code }) => code === extra.code)
    if (!match) return undefined
    offeredExtras.push({ ...extra, name: match.name, price: extraPrice(company, match, extra) })
  }
  const price = packagePrice(company, chosenPackage, choice.pilgrims)
  return {
    company,
    offer: {
      ...sellerFields(company),
      package: { code: chosenPackage.code, name: chosenPackage.name, description: chosenPackage.description, price },
      pilgrims: choice.pilgrims,
      extras: offeredExtras,
      price: addPrices([price, ...offeredExtras.map((extra) => extra.price)]),
    },
  }
}

/** Whether an extra is listed twice. */
export const hasDuplicates = (extras: readonly ChosenExtra[]): boolean =>
  new Set(extras.map(({ code }) => code)).size < extras.length
