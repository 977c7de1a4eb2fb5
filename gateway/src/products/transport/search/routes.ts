import type { App } from '#src/deps.ts'
import type { TransportDeps } from '../deps.ts'
import type { LocalizedText } from '#src/locales.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { lookupsResponse, lookupsQuery, searchResponse, searchBody } from './schemas.ts'
import { searchRides } from './search-rides.ts'
import { categoryNames, routeName, vehicleTypeNames } from '../catalogue.ts'

export function rideSearchRoutes(app: App, deps: TransportDeps): void {
  app.post(
    '/transportation/searchTransportation',
    {
      schema: {
        summary: 'Search vehicles for a route and day',
        body: searchBody(deps.clock),
        response: { 200: searchResponse },
      },
    },
    ({ agent, body }) => searchRides(deps, agent, body),
  )

  app.get(
    '/transportation/lookups',
    {
      schema: {
        summary: 'List routes, companies, vehicle types and services',
        querystring: lookupsQuery,
        response: { 200: lookupsResponse },
      },
    },
    async ({ query: { cultCode } }) => {
      const { routes, companies, services } = deps.catalogue
      const toItems = (names: Record<string, LocalizedText>) =>
        Object.entries(names).map(([code, name]) => ({ code, name: name[cultCode] }))
      return {
        vehicletypes: toItems(vehicleTypeNames),
        categories: toItems(categoryNames),
        additionalservices: services.map(({ code, name }) => ({ code, name: name[cultCode] })),
        routes: routes.map((route) => ({
          code: route.code,
          name: routeName(route, cultCode),
          stops: [...route.stops],
        })),
        companies: companies.map(({ code, name, supplier }) => ({
          code,
          name: nameIn(name, cultCode),
          provider: supplier,
        })),
      }
    },
  )
}
