import { z } from 'zod'
import type { App } from '#src/deps.ts'
import type { HotelDeps } from '../deps.ts'
import { ok } from '#src/errors.ts'
import { readHotelDetail } from './hotel-detail.ts'
import { readHotelPolicies } from './hotel-policies.ts'
import { listHotelLocations } from './locations.ts'
import {
  cultCode,
  detailBody,
  hotelsResponse,
  locationsResponse,
  policiesResponse,
  policiesBody,
  searchBody,
  suppliersResponse,
} from './schemas.ts'
import { searchHotels, listSuppliers } from './search-hotels.ts'

export function hotelRoutes(app: App, deps: HotelDeps): void {
  const { clock } = deps
  app.post(
    '/hotels/searchWithDetails',
    { schema: { summary: 'Search hotels in a city', body: searchBody(clock), response: { 200: hotelsResponse } } },
    ({ agent, body }) => searchHotels(deps, agent, body),
  )
  app.get(
    '/hotels/suppliers',
    { schema: { summary: 'List suppliers that can be searched', response: { 200: suppliersResponse } } },
    async () => ok({ suppliers: listSuppliers() }),
  )
  app.post(
    '/hotels/detailSearchWithHotelCode',
    { schema: { summary: 'Get a hotel with its rooms', body: detailBody(clock), response: { 200: hotelsResponse } } },
    ({ agent, body }) => readHotelDetail(deps, agent, body),
  )
  app.post(
    '/hotels/policies',
    {
      schema: {
        summary: 'Get the policies for chosen rooms',
        body: policiesBody(clock),
        response: { 200: policiesResponse },
      },
    },
    ({ agent, body }) => readHotelPolicies(deps, agent, body),
  )
  app.get(
    '/hotels/locations',
    {
      schema: {
        summary: 'List cities that can be searched',
        querystring: z.object({ cultCode: cultCode.default('en-US') }),
        response: { 200: locationsResponse },
      },
    },
    async ({ query }) => ok({ locations: listHotelLocations(query.cultCode) }),
  )
}
