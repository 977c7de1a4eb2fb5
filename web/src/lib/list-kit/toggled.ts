/** Adds a value to a list, or removes it. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((old) => old !== value) : [...list, value]
