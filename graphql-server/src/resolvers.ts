/** Joins the features; the only file that lists them. */
import type { Resolvers } from './__generated__/resolvers.ts'
import { accountResolvers } from './account/resolvers.ts'
import { agentResolvers } from './agents/resolvers.ts'
import { bookingResolvers } from './bookings/resolvers.ts'
import { catalogueResolvers } from './errors/resolvers.ts'
import { contactResolvers } from './contact/resolvers.ts'
import { quoteResolvers } from './hotels/quote/resolvers.ts'
import { hotelResolvers } from './hotels/resolvers.ts'

export const resolvers: Resolvers[] = [
  accountResolvers,
  agentResolvers,
  bookingResolvers,
  catalogueResolvers,
  contactResolvers,
  hotelResolvers,
  quoteResolvers,
]
