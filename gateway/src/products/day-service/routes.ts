import type { z } from 'zod'
import type { Agent } from '#src/agents/repository.ts'
import type { App, Deps } from '#src/deps.ts'
import type { Envelope } from '#src/errors.ts'
import { cancellationRoutes, type CommonReservationBody, reservationRoute } from '#src/orders/routes.ts'
import type { Product } from '#src/orders/product.ts'
import { requestIdBody } from '#src/orders/schemas.ts'
import type { ServiceHold } from './day-service.ts'
import { viewService, type ViewedService } from './view-service.ts'
import type { ServiceView } from './schemas.ts'
import type { ServiceOrder } from './tables.ts'

interface Call {
  readonly path: string
  /** Summary in the OpenAPI document. */
  readonly summary: string
}

interface ServiceCalls<Request, Row extends ServiceOrder, Choice, Held> {
  readonly product: Product<Request, ServiceHold<Row>>
  /** Reprices the chosen items and holds them. */
  readonly check: Call & {
    readonly body: z.ZodType<Choice>
    readonly reply: z.ZodType<Envelope<Held>>
    hold(agent: Agent, choice: Choice): Promise<Envelope<Held>>
  }
  readonly reserve: Call & { readonly body: z.ZodType<Request & CommonReservationBody> }
  readonly view: Call & Omit<ViewedService<Row>, 'kind'> & { readonly reply: z.ZodType<Envelope<ServiceView>> }
  /** Paths of the calls that quote and confirm a cancellation. */
  readonly cancel: { readonly quote: string; readonly confirm: string }
}

/** Registers the calls of a service: availability check, reservation, view and cancellation. */
export function serviceRoutes<Request, Row extends ServiceOrder, Choice, Held>(
  app: App,
  deps: Deps,
  { product, check, reserve, view, cancel }: ServiceCalls<Request, Row, Choice, Held>,
): void {
  const { kind } = product
  app.post(
    check.path,
    { schema: { summary: check.summary, body: check.body, response: { 200: check.reply } } },
    // Fastify does not infer the type of the body from a generic schema.
    ({ agent, body }) => check.hold(agent, body as Choice),
  )
  reservationRoute(app, deps, product, reserve)
  app.post(
    view.path,
    { schema: { summary: view.summary, body: requestIdBody, response: { 200: view.reply } } },
    ({ agent, body }) => viewService(deps, agent, body, { ...view, kind }),
  )
  cancellationRoutes(app, deps, { kind, body: requestIdBody, ...cancel })
}
