const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies the change from `seen` to `next` to the latest view, for example when two filters change before the page renders. */
export function mergeView<View>(latest: View, seen: View, next: View): View {
  if (!isPlainObject(latest) || !isPlainObject(seen) || !isPlainObject(next)) return next
  const changed = Object.keys({ ...seen, ...next }).filter((key) => !Object.is(seen[key], next[key]))
  return {
    ...latest,
    ...Object.fromEntries(changed.map((key) => [key, mergeView(latest[key], seen[key], next[key])])),
  }
}
