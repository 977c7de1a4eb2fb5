import pLimit from 'p-limit'
import type { TagBookingInput, TagBookingsInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { Failure, fail } from '../../errors/failure.ts'
import { type FieldError, invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { recordTags } from '../list/recent-tags.ts'
import { type SetTagsResult, setTags } from './set-tags.ts'
import { checkTags } from './tag-rules.ts'

const maxBookings = 50
/** Maximum number of bookings that one mutation changes at the same time. */
const maxParallel = 5

/** Shows the changes in the lists immediately. A failure is only logged, because the changes themselves have succeeded. */
async function showInLists(results: readonly SetTagsResult[], context: Context): Promise<void> {
  const updates = results.flatMap((result) => (result.__typename === 'BookingTagged' ? result.update : []))
  if (updates.length === 0) return
  try {
    await recordTags(context, updates)
  } catch (error) {
    context.logger.error({ err: error }, 'cannot record changed tags')
  }
  await markBookingsChanged(context)
}

/** Replaces the tags on a booking. */
export async function tagBooking(input: TagBookingInput, context: Context) {
  const { tags, errors } = checkTags('tags', input.tags)
  if (errors.length > 0) return invalidInput(errors, context.locale)
  const result = (await setTags(input.bookingId, { tags }, context)) ?? fail('NOT_FOUND')
  await showInLists([result], context)
  return result
}

const notTagged = (code: 'BOOKING_NOT_FOUND' | 'TAGGING_FAILED', { locale }: Context) => ({
  ...refusal('TaggingRefused', code, locale),
  reason: null,
})

/** Gateway failures that are reported per booking. Any other failure fails the whole mutation. */
const gatewayFailures: ReadonlySet<Failure['code']> = new Set([
  'GATEWAY_TIMEOUT',
  'GATEWAY_UNAVAILABLE',
  'GATEWAY_BAD_RESPONSE',
  'RATE_LIMITED',
])

/** Tags one booking. A failed gateway call becomes the booking's result, so that the other results are still returned. */
async function changeTags(bookingId: string, change: { add: string[]; remove: string[] }, context: Context) {
  try {
    return (await setTags(bookingId, { change }, context)) ?? notTagged('BOOKING_NOT_FOUND', context)
  } catch (error) {
    if (!(error instanceof Failure) || !gatewayFailures.has(error.code)) throw error
    context.logger.warn({ code: error.code, cause: error.cause }, 'no clear response to a tag change')
    return notTagged('TAGGING_FAILED', context)
  }
}

/** Adds and removes tags on several bookings. */
export async function tagBookings({ bookingIds, add = [], remove = [] }: TagBookingsInput, context: Context) {
  const tagsToAdd = checkTags('add', add)
  const ids = new Set(bookingIds)
  const errors: FieldError[] = [
    ...tagsToAdd.errors,
    ...(ids.size === 0 ? [{ path: 'bookingIds', code: 'FIELD_REQUIRED' as const }] : []),
    ...(bookingIds.length > maxBookings ? [{ path: 'bookingIds', code: 'TOO_MANY_BOOKINGS' as const }] : []),
    ...(add.length + remove.length === 0 ? [{ path: 'add', code: 'FIELD_REQUIRED' as const }] : []),
  ]
  if (errors.length > 0) return invalidInput(errors, context.locale)
  const limit = pLimit(maxParallel)
  const change = { add: tagsToAdd.tags, remove: [...remove] }
  const settled = await Promise.allSettled(
    [...ids].map(async (bookingId) => ({
      bookingId,
      result: await limit(() => changeTags(bookingId, change, context)),
    })),
  )
  const results = settled.flatMap((entry) => (entry.status === 'fulfilled' ? entry.value : []))
  await showInLists(
    results.map(({ result }) => result).filter((result) => result.__typename === 'BookingTagged'),
    context,
  )
  const failure = settled.find((entry) => entry.status === 'rejected')
  if (failure) throw failure.reason
  return { __typename: 'BookingsTagged' as const, results }
}
