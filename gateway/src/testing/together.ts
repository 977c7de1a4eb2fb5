/** Waits for all of them, also when one fails: what still runs after a test would disturb the next one. Throws the first failure. */
export async function together(running: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(running)
  for (const result of settled) if (result.status === 'rejected') throw result.reason
}
