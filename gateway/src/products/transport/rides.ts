import type { SoldProduct } from '#src/deps.ts'
import { transportationRoutes } from '#src/transportation/routes.ts'
import type { TransportCatalogue } from '#src/transportation/transport.ts'
import { transportOrderRoutes } from './routes.ts'
import { shareRides } from './shared-ride.ts'
import { transportProduct } from './transport-product.ts'

export const rides = (catalogue: TransportCatalogue): SoldProduct => ({
  ...transportProduct,
  sharing: shareRides(catalogue),
  // Named by type and category, as `4-1`.
  pictures: { vehicle: (id) => `${id}.svg` },
  routes: (app, deps) => {
    transportationRoutes(app, { ...deps, catalogue })
    transportOrderRoutes(app, { ...deps, catalogue })
  },
})
