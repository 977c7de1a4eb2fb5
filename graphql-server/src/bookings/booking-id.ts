import { isStorable } from '../input/text-input.ts'

/** Identifies a booking: a reference alone is not unique across suppliers. */
export type BookingKey = { provider: string | null; reference: string }

/** Opaque id of a booking, safe in a URL. */
export function encodeBookingId({ provider, reference }: BookingKey): string {
  return Buffer.from(JSON.stringify([provider, reference])).toString('base64url')
}

/** The key inside a booking id; null for anything this server did not make. */
export function decodeBookingId(id: string): BookingKey | null {
  if (id.length > 400 || !/^[\w-]+$/.test(id)) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== 2) return null
    const [provider, reference]: unknown[] = parts
    if (provider !== null && typeof provider !== 'string') return null
    if (typeof reference !== 'string' || reference === '') return null
    if (!isStorable(reference) || !isStorable(provider ?? '')) return null
    const key = { provider, reference }
    return encodeBookingId(key) === id ? key : null
  } catch {
    return null
  }
}
