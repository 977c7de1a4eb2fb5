/**
 * Revisions of a search whose suppliers responded at different times, stored until the page is reloaded. A search that was complete in its first
 * response has no revisions.
 */
interface Revisions {
  searchId: string
  latest?: number
  /** Revision shown by the listing, so that Back from a hotel shows the same page. */
  visible?: number | undefined
}

const searches = new Map<string, Revisions>()

/** Revisions of a search, if they belong to the given search id. */
const findRevisions = (key: string, searchId: string | undefined): Revisions | undefined => {
  const revisions = searches.get(key)
  return revisions?.searchId === searchId ? revisions : undefined
}

/** Latest revision of a search; undefined if the search has no revisions. */
export const latestRevision = (key: string, searchId: string | undefined): number | undefined =>
  findRevisions(key, searchId)?.latest

/** Records the revision of a response. */
export function recordRevision(
  key: string,
  { searchId, revision, searching }: { searchId: string; revision: number; searching: boolean },
): void {
  const revisions = findRevisions(key, searchId)
  if (!searching && revisions?.latest === undefined) return
  searches.set(key, { visible: revisions?.visible, searchId, latest: Math.max(revision, revisions?.latest ?? 0) })
}

export const visibleRevision = (key: string, searchId: string | undefined): number | undefined =>
  findRevisions(key, searchId)?.visible

export function recordVisibleRevision(key: string, revision: number | undefined): void {
  const revisions = searches.get(key)
  if (revisions) revisions.visible = revision
}
