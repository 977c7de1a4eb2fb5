/** Edits of tags that are not saved yet, by booking: one request at a time, and the last edit wins. */
import { createListeners } from '#src/lib/listeners.ts'

export type TagEdit =
  /** `tags` are shown until the server has them. */
  | { readonly state: 'saving'; readonly tags: readonly string[] }
  /** `tags` could not be saved; the booking has its former ones. */
  | { readonly state: 'failed'; readonly tags: readonly string[]; readonly problem: string }

interface Options {
  /** Saves the tags; resolves to what is wrong, or to null when they are saved. */
  readonly save: (bookingId: string, tags: readonly string[]) => Promise<string | null>
  /** Reads what the screens show again after the last edit of a booking. */
  readonly reread: () => Promise<unknown>
}

export type TagEdits = ReturnType<typeof createTagEdits>

export function createTagEdits({ save, reread }: Options) {
  const edits = new Map<string, TagEdit>()
  const { subscribe, notify } = createListeners()

  function put(bookingId: string, edit: TagEdit | null) {
    if (edit) edits.set(bookingId, edit)
    else edits.delete(bookingId)
    notify()
  }

  async function send(bookingId: string, edit: TagEdit): Promise<void> {
    const problem = await save(bookingId, edit.tags)
    // A later edit is sent whatever became of this one.
    if (edits.get(bookingId) === edit) {
      if (problem !== null) {
        put(bookingId, { state: 'failed', tags: edit.tags, problem })
        return
      }
      // Lists that were asked for before the tags were saved would show the former ones for a moment.
      await reread()
    }
    const latest = edits.get(bookingId)
    if (!latest || latest.state === 'failed') return
    if (latest === edit) put(bookingId, null)
    else await send(bookingId, latest)
  }

  return {
    of: (bookingId: string): TagEdit | undefined => edits.get(bookingId),
    subscribe,
    change: (bookingId: string, tags: readonly string[]): void => {
      const isRunning = edits.get(bookingId)?.state === 'saving'
      const edit: TagEdit = { state: 'saving', tags }
      put(bookingId, edit)
      if (!isRunning) void send(bookingId, edit)
    },
    /** Gives up an edit that failed. */
    discard: (bookingId: string): void => put(bookingId, null),
  }
}
