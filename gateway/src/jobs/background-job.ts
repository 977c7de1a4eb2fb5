/**
 * Runs work, waits `intervalMs` and runs it again, until the returned function is called. That function aborts the work's signal and waits for
 * work in progress. Rounds never overlap. `onError` receives the error of a failed round; the next round still runs.
 */
export function startBackgroundJob(
  work: (signal: AbortSignal) => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const runRound = () => {
    running = work(signal)
      .catch(onError)
      .finally(() => {
        if (!signal.aborted) timer = setTimeout(runRound, intervalMs)
      })
  }
  runRound()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
