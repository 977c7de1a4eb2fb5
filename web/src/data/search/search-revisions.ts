/**
 * Revisions of searches whose suppliers answered one after the other, for as long as the page is loaded. A search that was complete at once
 * has none: there is only one state of it to show.
 */
interface Revisions {
  searchId: string
  latest?: number
  /** The revision that the listing shows, so that Back from a hotel finds the page as it was. */
  shown?: number | undefined
}

const searches = new Map<string, Revisions>()

/** The revisions of the search that the server has cached under an id now. */
const revisionsOf = (key: string, searchId: string | undefined): Revisions | undefined => {
  const known = searches.get(key)
  return known?.searchId === searchId ? known : undefined
}

/** The latest revision of a search; undefined when it has only one. */
export const latestRevision = (key: string, searchId: string | undefined): number | undefined =>
  revisionsOf(key, searchId)?.latest

/** Notes a response. */
export function noteRevision(
  key: string,
  { searchId, revision, searching }: { searchId: string; revision: number; searching: boolean },
): void {
  const known = revisionsOf(key, searchId)
  if (!searching && known?.latest === undefined) return
  searches.set(key, { shown: known?.shown, searchId, latest: Math.max(revision, known?.latest ?? 0) })
}

export const shownRevision = (key: string, searchId: string | undefined): number | undefined =>
  revisionsOf(key, searchId)?.shown

export function noteShown(key: string, revision: number | undefined): void {
  const known = searches.get(key)
  if (known) known.shown = revision
}
