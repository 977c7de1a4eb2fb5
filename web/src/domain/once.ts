/** Creating a formatter takes about a millisecond on a phone. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
