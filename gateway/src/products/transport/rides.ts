import type { ProductModule } from '#src/deps.ts'
import { rideSearchRoutes } from './search/routes.ts'
import type { TransportCatalogue } from './catalogue.ts'
import { transportOrderRoutes } from './routes.ts'
import { rideChoices } from './chosen-ride.ts'
import { transportProduct } from './transport-product.ts'

export const createTransportModule = (catalogue: TransportCatalogue): ProductModule => ({
  ...transportProduct,
  choices: rideChoices(catalogue),
  // An id consists of a vehicle type and a category, such as `4-1`.
  pictures: { vehicle: (id) => `${id}.svg` },
  routes: (app, deps) => {
    rideSearchRoutes(app, { ...deps, catalogue })
    transportOrderRoutes(app, { ...deps, catalogue })
  },
})
