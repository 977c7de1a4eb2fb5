import type { ProductModule } from '#src/deps.ts'
import type { GroundCatalogue } from './catalogue.ts'
import { groundChoices } from './chosen-ground.ts'
import { groundServiceRoutes } from './search/routes.ts'
import { groundProduct } from './ground-product.ts'
import { groundOrderRoutes } from './routes.ts'

export const createGroundServiceModule = (catalogue: GroundCatalogue): ProductModule => ({
  ...groundProduct,
  choices: groundChoices(catalogue),
  routes: (app, deps) => {
    groundServiceRoutes(app, { ...deps, catalogue })
    groundOrderRoutes(app, { ...deps, catalogue })
  },
})
