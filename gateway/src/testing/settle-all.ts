/** Waits for all promises even if one fails, because unfinished work would interfere with the next test. Throws the first failure. */
export async function settleAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(promises)
  for (const result of settled) if (result.status === 'rejected') throw result.reason
}
