import { type Money, compare } from '#src/domain/money.ts'

interface OfferedExtra {
  readonly code: string
  readonly name: string
  readonly price: { readonly total: Money }
}

interface ExtraOption {
  readonly code: string
  readonly name: string
  /** Lowest price among the packages; undefined if none offers it. */
  readonly lowestPrice?: Money
}

/** Lists all extras in the packages without duplicates, followed by extras that occur only in the URL. */
export function listExtraOptions(
  items: readonly { readonly extras: readonly OfferedExtra[] }[] | undefined,
  requested: readonly { readonly code: string }[],
): ExtraOption[] {
  const offered = (items ?? []).flatMap(({ extras }) => extras)
  const candidates = [...offered, ...requested.map(({ code }) => ({ code, name: code }))]
  const distinct = candidates.filter(
    ({ code }, index) => candidates.findIndex((other) => other.code === code) === index,
  )
  return distinct.map(({ code, name }) => {
    const [lowestPrice] = offered
      .filter((extra) => extra.code === code)
      .map(({ price }) => price.total)
      .toSorted(compare)
    return { code, name, ...(lowestPrice && { lowestPrice }) }
  })
}
