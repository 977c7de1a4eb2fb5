/** Looks up text from the gateway in a table. Names that every object inherits, such as `constructor`, are not found. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
