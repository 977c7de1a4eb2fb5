/** Tags set through this server. Lists show them while the gateway's list still has the earlier tags. */
import { readCompanyId } from '../../auth/company-id.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import type { Context } from '../../context.ts'
import type { BookingKey } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'

/** Tags on a booking before and after a change. */
export type TagUpdate = Pick<BookingKey, 'provider' | 'reference'> & { before: string[]; after: string[] }

/** The latest tags on a booking, and its earlier tags within the last hour. */
type RecentTags = Pick<BookingKey, 'provider' | 'reference'> & { tags: string[]; earlier: string[][] }

const cachedSeconds = 3600
const maxBookings = 200
const maxEarlier = 20

const tagsKey = (company: string): CacheKey => `booking-tags:${company}`

export const readRecentTags = async ({ store }: Context, company: string): Promise<RecentTags[]> =>
  (await store.get<RecentTags[]>(tagsKey(company))) ?? []

const areEqual = (left: readonly string[], right: readonly string[]) => left.join('\n') === right.join('\n')
const isTagsOf =
  ({ reference, provider }: TagUpdate) =>
  (tags: RecentTags) =>
    tags.reference === reference && tags.provider === provider

/** Merges the tag updates of one mutation into the recent tags. */
function withTagUpdates(recentTags: readonly RecentTags[], changes: readonly TagUpdate[]): RecentTags[] {
  const changed = changes.map((change): RecentTags => {
    const { provider, reference, before, after } = change
    const earlier = [before, ...(recentTags.find(isTagsOf(change))?.earlier ?? [])].filter(
      (tags) => !areEqual(tags, after),
    )
    return { provider, reference, tags: after, earlier: earlier.slice(0, maxEarlier) }
  })
  const others = recentTags.filter((entry) => !changes.some((change) => isTagsOf(change)(entry)))
  return [...changed, ...others].slice(0, maxBookings)
}

export async function recordTags(context: Context, changes: readonly TagUpdate[]): Promise<void> {
  const company = await readCompanyId(context)
  await context.store.update<RecentTags[]>(tagsKey(company), (recentTags = []) => withTagUpdates(recentTags, changes), {
    seconds: cachedSeconds,
  })
}

/** Replaces a row's tags with the booking's latest tags if the row still has earlier ones. Other tags stay, because they were set elsewhere later. */
export function withRecentTags(rows: BookingRow[], recent: readonly RecentTags[]): BookingRow[] {
  if (recent.length === 0) return rows
  const byReference = Map.groupBy(recent, ({ reference }) => reference)
  return rows.map((row) => {
    const recentTags = byReference.get(row.reference)?.find(({ provider }) => provider === row.provider)
    return recentTags?.earlier.some((tags) => areEqual(tags, row.tags)) ? { ...row, tags: recentTags.tags } : row
  })
}
