/** Short-lived state between the steps of an agent's work. Only durable kinds must survive a restart. */
import type { CacheKey } from './kinds.ts'

export type Store = {
  /** The value stored under the key; undefined if it is missing or has expired. The caller knows its type. */
  get<T>(key: CacheKey): Promise<T | undefined>
  /** Stores a plain value for `seconds`. For a large value of known size, pass `bytes` to avoid measuring it. */
  set(key: CacheKey, value: unknown, options: { seconds: number; bytes?: number }): Promise<void>
  /**
   * Replaces a value atomically with the result of `change`, so that no other caller's change is lost. Returns the value that the key
   * has afterwards. `change` may run several times. If it returns undefined, the value stays unchanged.
   */
  update<T>(
    key: CacheKey,
    change: (current: T | undefined) => T | undefined,
    options: { seconds: number },
  ): Promise<T | undefined>
  delete(key: CacheKey): Promise<void>
  /** Whether the store responds. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
