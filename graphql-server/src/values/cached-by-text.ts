import { LRUCache } from 'lru-cache'

const maxTexts = 2000
const maxLength = 300

/**
 * Caches the results of a pure function of suppliers' texts, because a search repeats a few dozen texts thousands of times. Texts are truncated to
 * 300 characters.
 */
export function cacheByText<Result extends string>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new LRUCache<string, Result>({ max: maxTexts })
  return (text) => {
    const truncated = text.slice(0, maxLength)
    const cached = cache.get(truncated)
    if (cached !== undefined) return cached
    const result = compute(truncated)
    cache.set(truncated, result)
    return result
  }
}
