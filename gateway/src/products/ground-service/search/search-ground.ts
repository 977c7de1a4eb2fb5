import type { Agent } from '#src/agents/repository.ts'
import type { GroundDeps } from '../deps.ts'
import type { WireError } from '#src/errors.ts'
import { readPlacesLeft } from '../stock.ts'
import { askCompanies } from '#src/products/day-service/ask-companies.ts'
import { type GroundCompany, priceGround } from '../catalogue.ts'
import type { GroundSearch, WireGroundService } from './schemas.ts'
import { wireGround } from '../wire-ground.ts'

export interface GroundResponse {
  groundServices: WireGroundService[]
  errors: WireError[]
}

/**
 * Packages of the companies with places left on the day. Every extra is listed, for the requested quantity, otherwise for one
 * unit and day. Suppliers that fail are listed in `errors`.
 */
export async function searchGround(deps: GroundDeps, agent: Agent, search: GroundSearch): Promise<GroundResponse> {
  const { db, clock, catalogue: ground } = deps
  const { arrivalDate, quantity: pilgrims, uoCodes, categoryCode, additionalServices, cultCode } = search
  const left = await readPlacesLeft(db, arrivalDate, clock(), { heldBy: agent.sub })
  const extras = ground.extras.map(
    ({ code }) => additionalServices.find((asked) => asked.code === code) ?? { code, quantity: 1, duration: 1 },
  )
  const isWanted = (company: GroundCompany) => (uoCodes?.includes(company.code) ?? true) && left(company) >= pilgrims
  const packagesOf = (company: GroundCompany): WireGroundService[] =>
    company.packages
      .filter((code) => isWanted(company) && (categoryCode ?? code) === code)
      .flatMap((code) => {
        const choice = { uoCode: company.code, categoryCode: code, provider: company.supplier }
        const priced = priceGround(ground, { ...choice, arrivalDate, pilgrims, extras })
        // No extra is chosen yet.
        return priced ? [wireGround(priced.offer, arrivalDate, cultCode, priced.offer.package.price)] : []
      })
  const { rows: groundServices, errors } = await askCompanies(deps, ground.companies, packagesOf)
  return { groundServices, errors }
}
