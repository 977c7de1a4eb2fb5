import { documentFollower } from './documents/follow-orders.ts'
import type { OrderFollower } from './orders/follower.ts'
import { linkFollower } from './payment-links/pay-link.ts'

/** What follows orders, in the order it is called. */
export const followers: readonly OrderFollower[] = [documentFollower, linkFollower]
