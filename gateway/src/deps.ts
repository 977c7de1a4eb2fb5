import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Agent } from './agents/repository.ts'
import type { VerifyToken } from './sessions/id-token.ts'
import type { OrderListener } from './orders/order-listener.ts'
import type { Product } from './orders/product.ts'
import type { PaidOrders } from './payments/paid-orders.ts'
import type { CardProvider } from './payments/provider.ts'
import type { Db } from './database/db.ts'
import type { IdentityPool } from './registration/identity-pool.ts'
import type { Settings } from './settings.ts'

export type Clock = () => Date

/** Resolves after a number of milliseconds; rejects if the signal aborts first. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<unknown>

/** A product with its routes, pictures and cleanup job. */
export interface ProductModule extends Product {
  /** Registers the product's routes, which require a token. */
  readonly routes: (app: App, deps: Deps) => void
  /** Functions that find the product's pictures, by kind. Each returns the file name for an id, or undefined for an unknown id. `count` is the number of files of that kind. */
  readonly pictures?: Readonly<Record<string, (id: string, count: number) => string | undefined>>
  /** Deletes the product's rows that are no longer needed. */
  readonly prune?: (db: Db, now: Date) => Promise<void>
}

/** The products by kind. */
export type Products = Readonly<Record<string, ProductModule>>

/** Dependencies of the routes. */
export interface Deps {
  db: Db
  settings: Settings
  clock: Clock
  wait: Wait
  verifyToken: VerifyToken
  identityPool: IdentityPool
  products: Products
  /** Listeners to order events, in the order in which they are called. */
  orderListeners: readonly OrderListener[]
  paidOrders: PaidOrders
  /** Undefined if no card payments are configured. */
  cards: CardProvider | undefined
}

/** A Fastify instance whose routes are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in agent; set on every route that needs a token. */
    agent: Agent
  }
}
