/** Returns a function that creates a value on its first call and then returns the same one. Creating a formatter takes a phone about a millisecond. */
export const once = <T>(create: () => T): (() => T) => {
  let value: T | undefined
  return () => (value ??= create())
}
