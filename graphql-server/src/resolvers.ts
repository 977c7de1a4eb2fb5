/** Joins the features; the only file that lists them. */
import type { Resolvers } from './__generated__/resolvers.ts'
import { agentResolvers } from './agents/resolvers.ts'
import { bookingResolvers } from './bookings/resolvers.ts'
import { catalogueResolvers } from './catalogue/resolvers.ts'
import { hotelResolvers } from './hotels/resolvers.ts'
import { scalars } from './scalars.ts'

const features: Resolvers[] = [agentResolvers, bookingResolvers, catalogueResolvers, hotelResolvers]

export const resolvers: Resolvers[] = [scalars, ...features]
