import type { ProductModule } from '#src/deps.ts'
import { hotelRoutes } from './search/routes.ts'
import type { HotelCatalogue } from './catalogue.ts'
import { deleteExpiredPriceMoves } from './holds/repository.ts'
import { createHotelProduct } from './hotel-product.ts'
import { createHotelPictures } from './pictures.ts'
import { hotelOrderRoutes } from './routes.ts'
import { stayChoices } from './chosen-stay.ts'

export const createHotelModule = (catalogue: HotelCatalogue): ProductModule => ({
  ...createHotelProduct(catalogue),
  choices: stayChoices(catalogue),
  pictures: createHotelPictures(catalogue),
  prune: deleteExpiredPriceMoves,
  routes: (app, deps) => {
    hotelRoutes(app, { ...deps, catalogue })
    hotelOrderRoutes(app, { ...deps, catalogue })
  },
})
