/**
 * Runs work, waits `intervalMs` and runs it again until the returned function is called, which waits for work in progress. Rounds never
 * overlap. `onError` receives the error of a failed round; the next round runs all the same.
 */
export function startBackgroundJob(
  work: () => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const round = () => {
    running = work()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(round, intervalMs)
      })
  }
  round()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
