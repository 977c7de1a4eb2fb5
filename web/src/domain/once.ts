/** Returns a function that creates a value on its first call and then returns the same one. Creating a formatter takes about a millisecond on a phone. */
export const once = <T>(create: () => T): (() => T) => {
  let value: T | undefined
  return () => (value ??= create())
}
