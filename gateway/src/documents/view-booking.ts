import { z } from 'zod'
import type { Order } from '#src/orders/repository.ts'
import { orderView } from '#src/orders/schemas.ts'
import type { CurrentPolicyDeps } from '#src/orders/terms/current-policy.ts'
import { viewOrder } from '#src/orders/view-order.ts'
import { viewDocuments } from './issued-documents.ts'
import { documentKinds } from './kinds.ts'

const text = z.string()

/** View fields common to all bookings. */
export const bookingView = orderView.extend({
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      problem: text.nullable(),
      issued: z.array(z.object({ number: text, issuedAt: text, isCurrent: z.boolean(), path: text })),
    }),
  ),
})

/** Builds the common part of a booking's view. Its product adds its own fields. */
export const viewBooking = async (deps: CurrentPolicyDeps, order: Order) => ({
  ...(await viewOrder(deps, order)),
  documents: await viewDocuments(deps, order),
})
