/** Returns the list without the value if it contains it, and with the value otherwise. */
export const toggleInList = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((old) => old !== value) : [...list, value]
