import { isStorable } from '../input/text-input.ts'

/** Identifies a booking. A reference alone is not unique across suppliers and products. */
export type BookingKey = {
  /** Type in the schema. */
  __typename: string
  provider: string | null
  reference: string
}

/** Returns the opaque, URL-safe id of a booking. */
export function encodeBookingId({ __typename, provider, reference }: BookingKey): string {
  return Buffer.from(JSON.stringify([__typename, provider, reference])).toString('base64url')
}

const isStorableText = (part: unknown): part is string => typeof part === 'string' && isStorable(part)

/** Returns the key in a booking id; null if this server did not create the id. */
export function decodeBookingId(id: string): BookingKey | null {
  if (id.length > 400 || !/^[\w-]+$/.test(id)) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== 3) return null
    const [__typename, provider, reference]: unknown[] = parts
    if (!isStorableText(__typename) || !isStorableText(reference) || reference === '') return null
    if (provider !== null && !isStorableText(provider)) return null
    const key = { __typename, provider, reference }
    return encodeBookingId(key) === id ? key : null
  } catch {
    return null
  }
}
