import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { riyals } from '#src/values/money.ts'
import { type AtPresent, cancellationState } from './cancel/cancellation-state.ts'
import {
  type ListQuery,
  type ListSort,
  readCreatedBefore,
  readCreatedFrom,
  readLocale,
  readPosition,
  readSort,
  readStates,
  supported,
} from './list-query.ts'
import { paymentStatus } from './payment-status.ts'
import { productOf } from './product-of.ts'
import type { Product } from './product.ts'
import { listOrders, type Order } from './repository.ts'
import { searchWords } from './search-text.ts'
import { wireFreeUntil, wirePolicy } from './wire-policy.ts'

/** One page of the company's orders. */
export async function listReservations(deps: Deps, agent: Agent, query: ListQuery, acceptLanguage?: string) {
  const { db, clock, settings } = deps
  const limit = query.limit ?? settings.reservationsPageSize
  const sort = readSort(query.sort)
  const { clientReference } = query
  // One row more than a page shows whether there is another page.
  const found = await listOrders(db, {
    companyId: agent.companyId,
    clientReference: clientReference === undefined ? undefined : { userSub: agent.sub, key: clientReference },
    states: readStates(query.status),
    createdFrom: readCreatedFrom(query.createdFrom),
    createdBefore: readCreatedBefore(query.createdTo),
    updatedSince: query.updatedSince ? new Date(query.updatedSince) : undefined,
    words: searchWords(query.text ?? ''),
    sort,
    after: readPosition(query.key, sort),
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const locale = readLocale(query.cultCode, acceptLanguage)
  const present = { now: clock(), settings }
  return {
    results: await toRows(deps, page, locale, present),
    paginationKey: last && found.length > limit ? positionOf(last, sort) : null,
    supports: [...supported],
  }
}

const positionOf = (order: Order, { field, column }: ListSort): Record<string, string> => {
  const value = order[column]
  return { [field]: typeof value === 'string' ? value : value.toISOString(), bookingReferenceNo: order.reference }
}

/** The rows, each with the fields of its product. */
async function toRows({ db, products }: Deps, orders: readonly Order[], locale: string, present: AtPresent) {
  const byProduct = Map.groupBy(orders, (order) => productOf(products, order))
  const facts = new Map<string, Record<string, unknown>>()
  for (const [product, own] of byProduct) {
    for (const [reference, fields] of await product.listFacts(db, own, locale)) facts.set(reference, fields)
  }
  return orders.map((order) => ({
    ...toRow(productOf(products, order), order, present),
    ...facts.get(order.reference),
  }))
}

const toRow = ({ bookingType }: Product, order: Order, present: AtPresent) => ({
  bookingReferenceNo: order.reference,
  createdAt: order.created_at.toISOString(),
  updatedAt: order.updated_at.toISOString(),
  tags: order.tags,
  status: order.supplier_word,
  paymentStatus: paymentStatus(order),
  provider: order.supplier,
  clientReference: order.client_reference,
  leadName: order.lead_name,
  paxCount: order.pax_count,
  totalPrice: riyals(order.total_halalas),
  refundedAmount: order.state === 'cancelled' ? riyals(order.refunded_halalas) : null,
  currencyCode: 'SAR',
  freeCancellationDate: wireFreeUntil(order.policy),
  cancellationPolicy: wirePolicy(order.policy),
  bookingType,
  cancellation: cancellationState(order, present),
})
