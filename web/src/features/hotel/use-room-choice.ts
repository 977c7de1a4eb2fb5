import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Supplier } from '#src/__generated__/schema.ts'
import {
  type Choice,
  carryOver,
  cheapestChoice,
  chooseRate,
  chosenRates,
  isPossible,
  nothingChosen,
  pickedRates,
} from './room-choice.ts'
import { type HotelDetail, type HotelRooms, type RateOption, arrangeRooms } from './room-options.ts'

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'together') return 'groupId' in value && typeof value.groupId === 'string'
  const rateIds: unknown = value.kind === 'separate' && 'rateIds' in value ? value.rateIds : undefined
  return Array.isArray(rateIds) && rateIds.every((id) => id === null || typeof id === 'string')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/**
 * What can be chosen and what is. The choice lives in the history entry, so that a reload and the way back from the checkout
 * find it; one that no longer fits gives way to what it would be now. So do the rates a supplier has refused.
 */
export function useRoomChoice(detail: HotelDetail, supplier: Supplier | undefined) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const kept: Record<string, unknown> = isRecord(state) ? state : {}
  const rooms = useMemo(() => arrangeRooms(detail, new Set(textsOf(kept.soldOut))), [detail, kept.soldOut])
  const [earlier, setEarlier] = useState<{ rooms: HotelRooms; choice: Choice | undefined }>()
  const [followed, setFollowed] = useState<Supplier>()
  const choice =
    isChoice(kept.choice) && isPossible(rooms, kept.choice)
      ? kept.choice
      : earlier
        ? carryOver(earlier.rooms, earlier.choice, rooms)
        : cheapestChoice(rooms, supplier)

  function keep(next: { choice: Choice | undefined; soldOut?: string[] }) {
    void navigate({ pathname, search }, { replace: true, state: { ...kept, ...next }, preventScrollReset: true })
  }

  return {
    rooms,
    choice,
    /** For each room its rate, undefined where one is still to be chosen. */
    picked: pickedRates(rooms, choice),
    /** One rate for each room; empty while one is missing. */
    rates: chosenRates(rooms, choice),
    /** The supplier all other rooms were moved to by the last choice. */
    followed,
    forgetFollowed: () => setFollowed(undefined),
    chooseRate: (rate: RateOption) => {
      const result = chooseRate(rooms, choice, rate)
      setFollowed(result.followed.length > 0 ? rate.supplier : undefined)
      keep({ choice: result.choice })
    },
    chooseTogether: (groupId: string) => {
      setFollowed(undefined)
      keep({ choice: { kind: 'together', groupId } })
    },
    /** The supplier has refused these rates: they are chosen no more, and nothing is chosen in their place. */
    markSoldOut: (rateIds: readonly string[]) => {
      const soldOut = [...new Set([...textsOf(kept.soldOut), ...rateIds])]
      const left = arrangeRooms(detail, new Set(soldOut))
      setFollowed(undefined)
      keep({ choice: choice && isPossible(left, choice) ? choice : nothingChosen(left), soldOut })
    },
    /** To be called before the rooms are searched anew, so that the same ones are chosen again. */
    holdOn: () => setEarlier({ rooms, choice }),
  }
}
