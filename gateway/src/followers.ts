import { documentFollower } from './documents/follow-orders.ts'
import type { OrderFollower } from './orders/follower.ts'
import { linkFollower } from './payment-links/pay-link.ts'

/** Followers of orders, in the order they are called. */
export const followers: readonly OrderFollower[] = [documentFollower, linkFollower]
