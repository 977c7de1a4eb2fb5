/** A filter option with the number of rows that match it. */
export interface CodedChoice {
  readonly code: string
  readonly name: string
  /** Undefined while the results load. */
  readonly count: number | undefined
}

/** Options found by a search (undefined while it loads), followed by chosen codes that it did not find. */
export function codedChoices(found: readonly CodedChoice[] | undefined, chosen: readonly string[]): CodedChoice[] {
  const known = found ?? []
  const others = chosen.filter((code) => !known.some((choice) => choice.code === code))
  return [...known, ...others.map((code) => ({ code, name: code, count: found ? 0 : undefined }))]
}

/** Names of the chosen options. */
export const chosenNames = (found: readonly CodedChoice[] | undefined, chosen: readonly string[]): string[] =>
  codedChoices(found, chosen).flatMap(({ code, name }) => (chosen.includes(code) ? [name] : []))
