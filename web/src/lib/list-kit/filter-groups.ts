/**
 * Groups filter values that users see and remove as one filter, such as the minimum and maximum of a range. A value equal to the one in
 * `noFilters` does not filter.
 */
export function filterGroups<Filters extends object, Group extends string>(
  noFilters: Filters,
  groups: Record<Group, readonly (keyof Filters)[]>,
) {
  const names = Object.keys(groups) as Group[]
  const isSet = (filters: Filters, key: keyof Filters) =>
    JSON.stringify(filters[key]) !== JSON.stringify(noFilters[key])
  return {
    /** Active groups, in the order of declaration. */
    active: (filters: Filters): Group[] => names.filter((group) => groups[group].some((key) => isSet(filters, key))),
    removeGroup: <View extends Filters>(filters: View, group: Group): View => ({
      ...filters,
      ...Object.fromEntries(groups[group].map((key) => [key, noFilters[key]])),
    }),
    removeAll: <View extends Filters>(filters: View): View => ({ ...filters, ...noFilters }),
  }
}
