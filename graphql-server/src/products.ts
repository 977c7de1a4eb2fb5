/** Lists the products. No other file does. */
import type { BookingKinds } from './bookings/booking-kind.ts'
import type { ServerProduct } from './checkout/server-product.ts'
import { groundServices } from './ground-services/ground-services.ts'
import { hotels } from './hotels/hotels.ts'
import { transport } from './transport/transport.ts'

const otherProducts: readonly ServerProduct[] = [transport, groundServices]
export const products: readonly ServerProduct[] = [hotels, ...otherProducts]

/** Kinds of bookings. The first kind is assumed if a gateway does not send one. */
export const bookingKinds: BookingKinds = [hotels.bookings, ...otherProducts.map(({ bookings }) => bookings)]
