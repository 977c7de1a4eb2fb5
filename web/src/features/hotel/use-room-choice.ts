import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Supplier } from '#src/__generated__/schema.ts'
import { type Choice, carryOver, cheapestChoice, chooseRate, chosenRates } from './room-choice.ts'
import type { HotelRooms, RateOption } from './room-options.ts'

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'together') return 'groupId' in value && typeof value.groupId === 'string'
  const rateIds: unknown = value.kind === 'separate' && 'rateIds' in value ? value.rateIds : undefined
  return Array.isArray(rateIds) && rateIds.every((id) => typeof id === 'string')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The rooms chosen on the page. The choice lives in the history entry, so that a reload and the way back from the checkout
 * find it; one that no longer fits gives way to what it would be now.
 */
export function useRoomChoice(rooms: HotelRooms, supplier: Supplier | undefined) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [earlier, setEarlier] = useState<{ rooms: HotelRooms; choice: Choice | undefined }>()
  const [followed, setFollowed] = useState<Supplier>()
  const kept: unknown = isRecord(state) ? state.choice : undefined
  const choice =
    isChoice(kept) && chosenRates(rooms, kept).length > 0
      ? kept
      : earlier
        ? carryOver(earlier.rooms, earlier.choice, rooms)
        : cheapestChoice(rooms, supplier)

  function keep(next: Choice | undefined) {
    const all = { ...(isRecord(state) ? state : {}), choice: next }
    void navigate({ pathname, search }, { replace: true, state: all, preventScrollReset: true })
  }

  return {
    choice,
    rates: chosenRates(rooms, choice),
    /** The supplier all other rooms were moved to by the last choice. */
    followed,
    chooseRate: (rate: RateOption) => {
      const result = chooseRate(rooms, choice, rate)
      setFollowed(result.followed.length > 0 ? rate.supplier : undefined)
      keep(result.choice)
    },
    chooseTogether: (groupId: string) => {
      setFollowed(undefined)
      keep({ kind: 'together', groupId })
    },
    /** To be called before the rooms are searched anew, so that the same ones are chosen again. */
    holdOn: () => setEarlier({ rooms, choice }),
  }
}
