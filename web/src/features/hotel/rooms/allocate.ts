/** Stock of a supplier, counted over all rooms of a booking. */
export interface Stock {
  /** Rates with the same key draw on the same rooms. */
  readonly key: string
  readonly left: number
}

interface Stocked {
  /** Null when the supplier does not limit it. */
  readonly stock: Stock | null
}

/**
 * Gives each room one of its candidates, the earlier ones first, without using more rooms than are in stock. Returns undefined
 * when that is impossible. A room gives up the last of a stock only when a later room has no other candidate.
 */
export function allocate<T extends Stocked>(candidates: readonly (readonly T[])[]): T[] | undefined {
  const given: (T | undefined)[] = candidates.map(() => undefined)
  const holdersOf = ({ key }: Stock) => given.flatMap((other, index) => (other?.stock?.key === key ? [index] : []))
  const hasSpace = ({ stock }: T) => !stock || holdersOf(stock).length < stock.left

  /** Takes a candidate from a room that can do without it. `triedKeys` are the stocks already asked for. */
  function displace(room: number, triedKeys: Set<string>): T | undefined {
    return candidates[room]?.find(({ stock }) => {
      if (!stock || triedKeys.has(stock.key)) return false
      triedKeys.add(stock.key)
      return holdersOf(stock).some((holder) => give(holder, triedKeys))
    })
  }

  function give(room: number, triedKeys: Set<string>): boolean {
    const isNew = ({ stock }: T) => !stock || !triedKeys.has(stock.key)
    const candidate = candidates[room]?.find((one) => isNew(one) && hasSpace(one)) ?? displace(room, triedKeys)
    if (candidate) given[room] = candidate
    return candidate !== undefined
  }

  const isComplete = candidates.every((_, room) => give(room, new Set()))
  const complete = given.filter((one) => one !== undefined)
  return isComplete && complete.length === candidates.length ? complete : undefined
}

/** Whether the rates picked for the other rooms already use all that is left of a rate's stock. */
export function isTakenByOthers({ stock }: Stocked, others: readonly (Stocked | undefined)[]): boolean {
  if (!stock) return false
  return others.filter((other) => other?.stock?.key === stock.key).length >= stock.left
}

/** Whether rates picked together use no more than what is in stock. */
export const isInStock = (picked: readonly Stocked[]): boolean =>
  picked.every((rate, index) => !isTakenByOthers(rate, picked.toSpliced(index, 1)))
