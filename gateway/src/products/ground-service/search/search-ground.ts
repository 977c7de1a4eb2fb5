import type { Agent } from '#src/agents/repository.ts'
import type { GroundDeps } from '../deps.ts'
import type { WireError } from '#src/errors.ts'
import { readPlacesLeft } from '../stock.ts'
import { searchCompanies } from '#src/products/day-service/search-companies.ts'
import { type GroundCompany, priceGroundServices } from '../catalogue.ts'
import type { GroundSearch, WireGroundService } from './schemas.ts'
import { toWireGroundService } from '../wire-ground.ts'

export interface GroundResponse {
  groundServices: WireGroundService[]
  errors: WireError[]
}

/**
 * Searches the packages of companies that have enough places left on the day. Every extra is listed with its requested quantity, or with
 * one unit for one day. Suppliers that fail are listed in `errors`.
 */
export async function searchGroundServices(
  deps: GroundDeps,
  agent: Agent,
  search: GroundSearch,
): Promise<GroundResponse> {
  const { db, clock, catalogue: ground } = deps
  const { arrivalDate, quantity: pilgrims, uoCodes, categoryCode, additionalServices, cultCode } = search
  const placesLeft = await readPlacesLeft(db, arrivalDate, clock(), { exceptAgent: agent.sub })
  const extras = ground.extras.map(
    ({ code }) => additionalServices.find((requested) => requested.code === code) ?? { code, quantity: 1, duration: 1 },
  )
  const matchesSearch = (company: GroundCompany) =>
    (uoCodes?.includes(company.code) ?? true) && placesLeft(company) >= pilgrims
  const findPackages = (company: GroundCompany): WireGroundService[] =>
    company.packages
      .filter((code) => matchesSearch(company) && (categoryCode ?? code) === code)
      .flatMap((code) => {
        const choice = { uoCode: company.code, categoryCode: code, provider: company.supplier }
        const priced = priceGroundServices(ground, { ...choice, arrivalDate, pilgrims, extras })
        // The terms cover only the package, because no extra is chosen yet.
        return priced ? [toWireGroundService(priced.offer, arrivalDate, cultCode, priced.offer.package.price)] : []
      })
  const { rows: groundServices, errors } = await searchCompanies(deps, ground.companies, findPackages)
  return { groundServices, errors }
}
