import { z } from 'zod'
import type { Choices } from '#src/orders/product.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { type GroundCatalogue, hasDuplicates, priceGroundServices } from './catalogue.ts'
import { describeGroundServices } from './describe-ground.ts'
import { chosenExtras } from './search/schemas.ts'
import { PLACE } from './stock.ts'

const text = z.string().trim().min(1)

/** Fields of the chosen data that are read: those of the availability check's body. */
const chosenGround = z.object({
  search: z.object({ provider: text, uoCode: text, arrivalDate: z.iso.date() }),
  basket: z.object({
    category: z.object({ categoryCode: text, quantity: z.coerce.number().int().min(1) }),
    additionalServices: chosenExtras,
  }),
})

/** Returns how payment links and trips store the catalogue's ground services. */
export const groundChoices = (catalogue: GroundCatalogue): Choices => ({
  type: 'groundservices',
  sharePath: null,
  read: (data) => {
    const chosen = chosenGround.safeParse(data).data
    if (!chosen) return undefined
    const { provider, uoCode, arrivalDate } = chosen.search
    const { category, additionalServices: extras } = chosen.basket
    const { categoryCode, quantity: pilgrims } = category
    const priced = hasDuplicates(extras)
      ? undefined
      : priceGroundServices(catalogue, { provider, uoCode, categoryCode, arrivalDate, pilgrims, extras })
    if (!priced) return undefined
    const { company, offer } = priced
    return {
      type: 'GROUND_SERVICE',
      supplier: company.supplier,
      stock: company.code,
      startsOn: arrivalDate,
      endsOn: null,
      startsAt: makkahInstant(`${arrivalDate}T00:00:00`),
      units: [{ unit: PLACE, quantity: pilgrims }],
      travelers: pilgrims,
      stops: [],
      describe: (locale) => describeGroundServices({ offer }, { starts_on: arrivalDate }, locale),
    }
  },
})
