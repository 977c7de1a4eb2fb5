/** A filter option with the number of rows that match it. */
export interface CodedChoice {
  readonly code: string
  readonly name: string
  /** Undefined while the results load. */
  readonly count: number | undefined
}

/** Options in the results of a search (undefined while it loads), followed by chosen codes that the results do not contain. */
export function codedChoices(available: readonly CodedChoice[] | undefined, chosen: readonly string[]): CodedChoice[] {
  const options = available ?? []
  const others = chosen.filter((code) => !options.some((choice) => choice.code === code))
  return [...options, ...others.map((code) => ({ code, name: code, count: available ? 0 : undefined }))]
}

/** Names of the chosen options. */
export const chosenNames = (available: readonly CodedChoice[] | undefined, chosen: readonly string[]): string[] =>
  codedChoices(available, chosen).flatMap(({ code, name }) => (chosen.includes(code) ? [name] : []))
