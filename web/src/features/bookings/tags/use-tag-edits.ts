import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { TagBookingDocument, type TaggingProblemFragment } from './tag-bookings.generated.ts'
import { type TagEdit, type TagEdits, createTagEdits } from './tag-edits.ts'

/** Describes a problem for the agent. */
export const toProblemText = (problem: TaggingProblemFragment): string =>
  ('reason' in problem && problem.reason) || ('fields' in problem && problem.fields[0]?.message) || problem.message

/** Names of the queries that read tags or their history. */
const queriesWithTags = new Set(['Bookings', 'BookingDetail'])

/** Refetches active queries that read tags. */
export async function refetchTags(client: ApolloClient): Promise<void> {
  const activeNames = [...client.getObservableQueries('active')].flatMap(({ queryName }) => queryName ?? [])
  const include = [...new Set(activeNames.filter((name) => queriesWithTags.has(name)))]
  // Screens report the errors of their queries themselves.
  if (include.length > 0) await client.refetchQueries({ include }).catch(() => undefined)
}

async function saveTags(client: ApolloClient, bookingId: string, tags: readonly string[]): Promise<string | null> {
  try {
    const { data } = await client.mutate({
      mutation: TagBookingDocument,
      variables: { input: { bookingId, tags: [...tags] } },
    })
    const result = data?.tagBooking
    return !result || result.__typename === 'BookingTagged' ? null : toProblemText(result)
  } catch (error) {
    return describeError(error).text
  }
}

const editsByClient = new WeakMap<ApolloClient, TagEdits>()

/** Returns the signed-in agent's tag edits. Saving continues when the agent opens another screen. */
function useEdits(): TagEdits {
  const client = useApolloClient()
  const edits =
    editsByClient.get(client) ??
    createTagEdits({
      save: async (bookingId, tags) => {
        const problem = await saveTags(client, bookingId, tags)
        if (problem !== null) notify('error', i18n.t('tools:tags.failed'), problem)
        return problem
      },
      refetch: () => refetchTags(client),
    })
  editsByClient.set(client, edits)
  return edits
}

export interface Tagging {
  /** Tags as set by the agent, even if not saved yet. */
  readonly tags: readonly string[]
  readonly failedEdit: Extract<TagEdit, { state: 'failed' }> | null
  change: (tags: readonly string[]) => void
  discard: () => void
}

export function useTagging({ id, tags }: Pick<BookingRowFragment, 'id' | 'tags'>): Tagging {
  const edits = useEdits()
  const edit = useSyncExternalStore(edits.subscribe, () => edits.get(id))
  return {
    tags: edit?.state === 'saving' ? edit.tags : tags,
    failedEdit: edit?.state === 'failed' ? edit : null,
    change: (newTags) => edits.change(id, newTags),
    discard: () => edits.discard(id),
  }
}
