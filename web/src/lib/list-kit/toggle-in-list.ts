/** Returns the list without the value if the list contains it; otherwise the list with the value added. */
export const toggleInList = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((old) => old !== value) : [...list, value]
