const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies the change from `previous` to `next` to the latest view, for example when two filters change before the page renders. */
export function mergeView<View>(latest: View, previous: View, next: View): View {
  if (!isPlainObject(latest) || !isPlainObject(previous) || !isPlainObject(next)) return next
  const changed = Object.keys({ ...previous, ...next }).filter((key) => !Object.is(previous[key], next[key]))
  return {
    ...latest,
    ...Object.fromEntries(changed.map((key) => [key, mergeView(latest[key], previous[key], next[key])])),
  }
}
