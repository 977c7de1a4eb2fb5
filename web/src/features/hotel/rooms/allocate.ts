/** A supplier's stock, counted across all rooms in a booking. */
export interface Stock {
  /** Rates with the same key share the same rooms. */
  readonly key: string
  readonly available: number
}

interface HasStock {
  /** Null if the supplier does not limit the number of rooms. */
  readonly stock: Stock | null
}

/**
 * Assigns a candidate to each room, preferring earlier candidates, without exceeding the stock. Returns undefined if that is impossible. A room is moved to
 * another candidate only if a later room has no alternative.
 */
export function allocate<T extends HasStock>(candidates: readonly (readonly T[])[]): T[] | undefined {
  const assigned: (T | undefined)[] = candidates.map(() => undefined)
  const findRoomsUsing = ({ key }: Stock) =>
    assigned.flatMap((other, index) => (other?.stock?.key === key ? [index] : []))
  const hasSpace = ({ stock }: T) => !stock || findRoomsUsing(stock).length < stock.available

  /** Frees a candidate by moving another room to an alternative. `triedKeys` are the stocks that were already tried. */
  function displace(room: number, triedKeys: Set<string>): T | undefined {
    return candidates[room]?.find(({ stock }) => {
      if (!stock || triedKeys.has(stock.key)) return false
      triedKeys.add(stock.key)
      return findRoomsUsing(stock).some((otherRoom) => assign(otherRoom, triedKeys))
    })
  }

  function assign(room: number, triedKeys: Set<string>): boolean {
    const isUntried = ({ stock }: T) => !stock || !triedKeys.has(stock.key)
    const candidate =
      candidates[room]?.find((other) => isUntried(other) && hasSpace(other)) ?? displace(room, triedKeys)
    if (candidate) assigned[room] = candidate
    return candidate !== undefined
  }

  const isComplete = candidates.every((_, room) => assign(room, new Set()))
  const assignedCandidates = assigned.filter((candidate) => candidate !== undefined)
  return isComplete && assignedCandidates.length === candidates.length ? assignedCandidates : undefined
}

/** Whether the rates for the other rooms already use a rate's whole stock. */
export function isTakenByOthers({ stock }: HasStock, others: readonly (HasStock | undefined)[]): boolean {
  if (!stock) return false
  return others.filter((other) => other?.stock?.key === stock.key).length >= stock.available
}

/** Whether the stock is sufficient for all of these rates together. */
export const isInStock = (rates: readonly HasStock[]): boolean =>
  rates.every((rate, index) => !isTakenByOthers(rate, rates.toSpliced(index, 1)))
