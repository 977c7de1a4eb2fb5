/**
 * Runs work, waits `intervalMs` and runs it again until the returned function is called, which aborts the work's signal and waits for work in
 * progress. Rounds never overlap. `onError` receives the error of a failed round; the next round still runs.
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
  const round = () => {
    running = work(signal)
      .catch(onError)
      .finally(() => {
        if (!signal.aborted) timer = setTimeout(round, intervalMs)
      })
  }
  round()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
