import { documentListener } from './documents/order-listener.ts'
import type { OrderListener } from './orders/order-listener.ts'
import { paymentLinkListener } from './payment-links/pay-link.ts'

/** Listeners to order events, in the order in which they are called. */
export const orderListeners: readonly OrderListener[] = [documentListener, paymentLinkListener]
