import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import { isNotFound } from '../../gateway/envelope.ts'
import { path, texts } from '../../gateway/wire.ts'
import { type BookingKey, decodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import { evictView } from '../booking-views.ts'
import type { TagUpdate } from '../list/recent-tags.ts'
import { readBookingRow } from '../read-booking.ts'
import { supplierText } from '../supplier-text.ts'
import { type TagChange, applyTagChange, maxTags } from './tag-rules.ts'

export type SetTagsResult = { __typename: 'BookingTagged'; booking: BookingRow; update: TagUpdate } | TagsNotSet
export type TagsNotSet =
  | ReturnType<typeof invalidInput>
  | ReturnType<typeof refusal<'NotSupported', 'NOT_SUPPORTED'>>
  | (ReturnType<typeof refusal<'TaggingRefused', 'TAGS_REFUSED'>> & { reason: string | null })

/**
 * Sets or changes the tags on a booking; null if the booking is unknown. Always sends the whole list of tags. A gateway that supports
 * `change` applies it to the current tags, so that two agents do not undo each other's changes.
 */
export async function setTags(
  bookingId: string,
  request: { tags: readonly string[] } | { change: TagChange },
  context: Context,
): Promise<SetTagsResult | null> {
  const { gateway, locale, requireB2B } = context
  const { sub } = requireB2B()
  const key = decodeBookingId(bookingId)
  const row = key && (await readBookingRow(key, context))
  if (!row) return null
  const before = row.tags
  const tags = 'change' in request ? applyTagChange(before, request.change) : [...request.tags]
  if (tags.length > maxTags) return invalidInput([{ path: 'tags', code: 'TOO_MANY_TAGS' }], locale)
  const result = await gateway.callOptional('PUT /booking/group', {
    body: { userId: sub, brn: row.reference, tags, ...('change' in request && { change: request.change }) },
  })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (!result.ok) {
    if (isNotFound(result)) return null
    if (result.code === 'TOO_MANY_TAGS') return invalidInput([{ path: 'tags', code: 'TOO_MANY_TAGS' }], locale)
    return { ...refusal('TaggingRefused', 'TAGS_REFUSED', locale), reason: supplierText(result.message) }
  }
  evictView(context, row)
  const responseTags = path(result.body, 'response', 'tags')
  // Some gateways do not return the resulting tags.
  const after = Array.isArray(responseTags) ? texts(responseTags, 'name') : tags
  const { provider, reference }: BookingKey = row
  return {
    __typename: 'BookingTagged',
    booking: { ...row, tags: after },
    update: { provider, reference, before, after },
  }
}
