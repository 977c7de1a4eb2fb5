import { wait } from '#src/lib/clock/wait.ts'

/** Number of items mapped without a pause, a few milliseconds of work. */
export const sliceSize = 500

/** Maps a long list in slices, so that the page stays responsive. Rejects when the signal aborts. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += sliceSize) {
    await wait(0, signal)
    for (const item of items.slice(from, from + sliceSize)) results.push(map(item))
  }
  return results
}
