import pLimit, { type LimitFunction } from 'p-limit'
import type { Context } from '../context.ts'
import type { WireObject } from '../gateway/wire.ts'
import { type BookingKey, encodeBookingId } from './booking-id.ts'
import { viewReservation } from './gateway-calls.ts'

/** Maximum number of views that one request reads at the same time. */
const maxParallel = 5

type Views = { limit: LimitFunction; byId: Map<string, Promise<WireObject | null>> }

const views = new WeakMap<Context, Views>()

function findViews(context: Context): Views {
  const cached = views.get(context) ?? {
    limit: pLimit(maxParallel),
    byId: new Map<string, Promise<WireObject | null>>(),
  }
  views.set(context, cached)
  return cached
}

/** Returns the gateway's view of a booking; null if the booking does not exist. The view is read once per request, however many fields need it. */
export function readBookingView(context: Context, key: BookingKey, withinMs?: number): Promise<WireObject | null> {
  const { limit, byId } = findViews(context)
  const id = encodeBookingId(key)
  const view = byId.get(id) ?? limit(() => viewReservation(context, key, withinMs))
  byId.set(id, view)
  return view
}

/** Removes a cached view, so that the next `readBookingView` rereads the booking. */
export function evictView(context: Context, key: BookingKey): void {
  findViews(context).byId.delete(encodeBookingId(key))
}
