const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies to a view what somebody changed who still saw an earlier one, such as the second of two filters that change before the page renders. */
export function mergeView<View>(latest: View, seen: View, next: View): View {
  if (!isParts(latest) || !isParts(seen) || !isParts(next)) return next
  const changed = Object.keys({ ...seen, ...next }).filter((key) => !Object.is(seen[key], next[key]))
  return {
    ...latest,
    ...Object.fromEntries(changed.map((key) => [key, mergeView(latest[key], seen[key], next[key])])),
  }
}
