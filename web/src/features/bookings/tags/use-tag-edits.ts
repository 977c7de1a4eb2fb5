import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { TagBookingDocument, type TaggingProblemFragment } from './tag-bookings.generated.ts'
import { type TagEdit, type TagEdits, createTagEdits } from './tag-edits.ts'

/** What is wrong, in words for the agent. */
export const problemText = (problem: TaggingProblemFragment): string =>
  ('reason' in problem && problem.reason) || ('fields' in problem && problem.fields[0]?.message) || problem.message

/** Screens that show tags or their history. */
const tagged = new Set(['Bookings', 'BookingDetail'])

/** Reads again what the open screens show of tags. */
export async function rereadTags(client: ApolloClient): Promise<void> {
  const open = [...client.getObservableQueries('active')].flatMap(({ queryName }) => queryName ?? [])
  const include = [...new Set(open.filter((name) => tagged.has(name)))]
  // A screen that could not be read says so itself.
  if (include.length > 0) await client.refetchQueries({ include }).catch(() => undefined)
}

async function save(client: ApolloClient, bookingId: string, tags: readonly string[]): Promise<string | null> {
  try {
    const { data } = await client.mutate({
      mutation: TagBookingDocument,
      variables: { input: { bookingId, tags: [...tags] } },
    })
    const result = data?.tagBooking
    return !result || result.__typename === 'BookingTagged' ? null : problemText(result)
  } catch (error) {
    return describeError(error).text
  }
}

const editsOf = new WeakMap<ApolloClient, TagEdits>()

/** The edits of the signed-in agent, which go on while other screens are open. */
function useEdits(): TagEdits {
  const client = useApolloClient()
  const known =
    editsOf.get(client) ??
    createTagEdits({
      save: async (bookingId, tags) => {
        const problem = await save(client, bookingId, tags)
        if (problem !== null) notify('error', i18n.t('tools:tags.failed'), problem)
        return problem
      },
      reread: () => rereadTags(client),
    })
  editsOf.set(client, known)
  return known
}

export interface Tagging {
  /** Tags as the agent has set them, before the server has them too. */
  readonly tags: readonly string[]
  readonly failed: Extract<TagEdit, { state: 'failed' }> | null
  change: (tags: readonly string[]) => void
  discard: () => void
}

export function useTagging({ id, tags }: Pick<BookingRowFragment, 'id' | 'tags'>): Tagging {
  const edits = useEdits()
  const edit = useSyncExternalStore(edits.subscribe, () => edits.of(id))
  return {
    tags: edit?.state === 'saving' ? edit.tags : tags,
    failed: edit?.state === 'failed' ? edit : null,
    change: (next) => edits.change(id, next),
    discard: () => edits.discard(id),
  }
}
