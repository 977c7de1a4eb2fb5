interface Options {
  readonly concurrency: number
  /** Once it aborts, no further row is started. */
  readonly signal?: AbortSignal | undefined
}

/** Works on rows in parallel, so that a slow or failing row does not delay the other rows. `onError` receives the error of a row. */
export async function processDueRows<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  onError: (error: unknown) => void,
  { concurrency, signal }: Options,
): Promise<void> {
  const queue = [...rows]
  const worker = async () => {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      if (signal?.aborted) return
      await work(row).catch(onError)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, worker))
}
