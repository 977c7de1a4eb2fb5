import type { Context } from '../context.ts'
import type { WireObject } from '../gateway/wire.ts'
import { atMost } from './at-most.ts'
import { encodeBookingId, type BookingKey } from './booking-id.ts'
import { viewReservation } from './gateway-calls.ts'

/** A list whose rows are opened costs one call a row; the gateway is asked for this many at a time. */
const width = 5

type Views = { run: ReturnType<typeof atMost>; byId: Map<string, Promise<WireObject | null>> }

const views = new WeakMap<Context, Views>()

function viewsOf(context: Context): Views {
  const known = views.get(context) ?? { run: atMost(width), byId: new Map<string, Promise<WireObject | null>>() }
  views.set(context, known)
  return known
}

/** A booking as the gateway keeps it, read once a request however many fields ask for it; null when there is none. */
export function viewOf(context: Context, key: BookingKey, withinMs?: number): Promise<WireObject | null> {
  const { run, byId } = viewsOf(context)
  const id = encodeBookingId(key)
  const view =
    byId.get(id) ??
    run(() => viewReservation(context.gateway, key, { locale: context.locale, ...(withinMs && { withinMs }) }))
  byId.set(id, view)
  return view
}

/** Reads a booking again the next time it is asked for. */
export function forgetView(context: Context, key: BookingKey): void {
  viewsOf(context).byId.delete(encodeBookingId(key))
}
