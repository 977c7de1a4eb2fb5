/** Short-lived state between the steps of an agent's work. Only durable kinds have to survive a restart. */
import type { CacheKey } from './kinds.ts'

export type Store = {
  /** The value stored under the key; undefined when there is none or it has expired. The caller knows its type. */
  get<T>(key: CacheKey): Promise<T | undefined>
  /** Stores a plain value for `seconds`. Pass `bytes` for a large value whose size is known, to save measuring it. */
  set(key: CacheKey, value: unknown, options: { seconds: number; bytes?: number }): Promise<void>
  /**
   * Replaces a value by what `change` returns for it, in one step: no other caller's change is lost. Returns the value that the key
   * has then. `change` may run several times; undefined leaves the value as it is.
   */
  update<T>(
    key: CacheKey,
    change: (current: T | undefined) => T | undefined,
    options: { seconds: number },
  ): Promise<T | undefined>
  delete(key: CacheKey): Promise<void>
  /** Whether the store answers. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
