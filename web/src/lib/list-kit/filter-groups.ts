/**
 * Groups filter values that users see and remove as one filter, such as both ends of a range. A value equal to the one in `none` does not
 * filter.
 */
export function filterGroups<F extends object, G extends string>(none: F, groups: Record<G, readonly (keyof F)[]>) {
  const names = Object.keys(groups) as G[]
  const isSet = (filters: F, key: keyof F) => JSON.stringify(filters[key]) !== JSON.stringify(none[key])
  return {
    /** Active groups, in the order of declaration. */
    active: (filters: F): G[] => names.filter((group) => groups[group].some((key) => isSet(filters, key))),
    without: <V extends F>(filters: V, group: G): V => ({
      ...filters,
      ...Object.fromEntries(groups[group].map((key) => [key, none[key]])),
    }),
    withoutAll: <V extends F>(filters: V): V => ({ ...filters, ...none }),
  }
}
