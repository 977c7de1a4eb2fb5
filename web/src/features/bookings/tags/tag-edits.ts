/** Unsaved tag edits by booking. Sends one request at a time per booking, and the last edit wins. */
import { createListeners } from '#src/lib/listeners.ts'

export type TagEdit =
  /** `tags` are shown until the server has saved them. */
  | { readonly state: 'saving'; readonly tags: readonly string[] }
  /** `tags` could not be saved; the booking still has its previous tags. */
  | { readonly state: 'failed'; readonly tags: readonly string[]; readonly problem: string }

interface Options {
  /** Saves the tags. Resolves with the problem, or with null on success. */
  readonly save: (bookingId: string, tags: readonly string[]) => Promise<string | null>
  /** Refetches the data on screen after the last edit of a booking. */
  readonly refetch: () => Promise<unknown>
}

export type TagEdits = ReturnType<typeof createTagEdits>

export function createTagEdits({ save, refetch }: Options) {
  const edits = new Map<string, TagEdit>()
  const { subscribe, notify } = createListeners()

  function setEdit(bookingId: string, edit: TagEdit | null) {
    if (edit) edits.set(bookingId, edit)
    else edits.delete(bookingId)
    notify()
  }

  async function send(bookingId: string, edit: TagEdit): Promise<void> {
    const problem = await save(bookingId, edit.tags)
    // If there is a later edit, it is sent whether this one failed or not.
    if (edits.get(bookingId) === edit) {
      if (problem !== null) {
        setEdit(bookingId, { state: 'failed', tags: edit.tags, problem })
        return
      }
      // Waits for the refetch, because lists requested before the save would briefly show the previous tags.
      await refetch()
    }
    const latest = edits.get(bookingId)
    if (!latest || latest.state === 'failed') return
    if (latest === edit) setEdit(bookingId, null)
    else await send(bookingId, latest)
  }

  return {
    get: (bookingId: string): TagEdit | undefined => edits.get(bookingId),
    subscribe,
    change: (bookingId: string, tags: readonly string[]): void => {
      const isSaving = edits.get(bookingId)?.state === 'saving'
      const edit: TagEdit = { state: 'saving', tags }
      setEdit(bookingId, edit)
      if (!isSaving) void send(bookingId, edit)
    },
    /** Discards a failed edit. */
    discard: (bookingId: string): void => setEdit(bookingId, null),
  }
}
