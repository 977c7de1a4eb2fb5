import { z } from 'zod'
import type { Order } from '#src/orders/repository.ts'
import { orderView } from '#src/orders/schemas.ts'
import type { CurrentPolicyDeps } from '#src/orders/terms/current-policy.ts'
import { viewOrder } from '#src/orders/view-order.ts'
import { viewDocuments } from './issued-documents.ts'
import { documentKinds } from './kinds.ts'

const text = z.string()

/** Fields of the view of any booking. */
export const bookingView = orderView.extend({
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      problem: text.nullable(),
      issued: z.array(z.object({ number: text, issuedAt: text, isCurrent: z.boolean(), path: text })),
    }),
  ),
})

/** Common part of a booking's view; its product adds the rest. */
export const viewBooking = async (deps: CurrentPolicyDeps, order: Order) => ({
  ...(await viewOrder(deps, order)),
  documents: await viewDocuments(deps, order),
})
