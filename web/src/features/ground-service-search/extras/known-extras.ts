import { type Money, compare } from '#src/domain/money.ts'

interface OfferedExtra {
  readonly code: string
  readonly name: string
  readonly price: { readonly total: Money }
}

interface KnownExtra {
  readonly code: string
  readonly name: string
  /** Lowest price among the packages; undefined if none offers it. */
  readonly from?: Money
}

/** All extras in the packages without duplicates, followed by extras that occur only in the URL. */
export function knownExtras(
  items: readonly { readonly extras: readonly OfferedExtra[] }[] | undefined,
  requested: readonly { readonly code: string }[],
): KnownExtra[] {
  const offered = (items ?? []).flatMap(({ extras }) => extras)
  const candidates = [...offered, ...requested.map(({ code }) => ({ code, name: code }))]
  const distinct = candidates.filter(
    ({ code }, index) => candidates.findIndex((other) => other.code === code) === index,
  )
  return distinct.map(({ code, name }) => {
    const [from] = offered
      .filter((extra) => extra.code === code)
      .map(({ price }) => price.total)
      .toSorted(compare)
    return { code, name, ...(from && { from }) }
  })
}
