interface NamedExtra {
  readonly code: string
  readonly name: string
}

/** Every extra of the packages, each once, then those that only the address names. */
export function knownExtras(
  items: readonly { readonly extras: readonly NamedExtra[] }[] | undefined,
  wanted: readonly { readonly code: string }[],
): NamedExtra[] {
  const offered = (items ?? []).flatMap(({ extras }) => extras.map(({ code, name }) => ({ code, name })))
  const named = [...offered, ...wanted.map(({ code }) => ({ code, name: code }))]
  return named.filter(({ code }, index) => named.findIndex((other) => other.code === code) === index)
}
