import { useMemo, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { mosqueOf } from '#src/domain/distance.ts'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { roomName } from '#src/components/hotels/use-room-texts.ts'
import type { RoomMove } from './reassign.ts'
import {
  type Choice,
  carryOver,
  findCheapestChoice,
  chooseRate,
  findCompleteRates,
  emptyChoice,
  isPossible,
  findRatesByRoom,
} from './room-choice.ts'
import { type HotelDetail, type HotelRooms, type RateOption, arrangeRooms } from './room-options.ts'

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'together') return 'groupId' in value && typeof value.groupId === 'string'
  const rateIds: unknown = value.kind === 'separate' && 'rateIds' in value ? value.rateIds : undefined
  return Array.isArray(rateIds) && rateIds.every((id) => id === null || typeof id === 'string')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** A choice that gives other rooms a worse board or worse terms, so the agent must confirm it. */
export interface Proposal {
  readonly supplier: SupplierInfo
  readonly choice: Choice
  readonly moves: readonly RoomMove[]
}

/** Names the rooms in the current language. Rooms of the same kind get the same name, even if their suppliers use different names. */
function useNamedRooms(detail: HotelDetail, locationCode: string): Pick<HotelDetail, 'occupancies' | 'roomGroups'> {
  const { t } = useTranslation('stay')
  return useMemo(() => {
    const { occupancies } = detail
    const roomGroups = detail.roomGroups.map((group) => ({
      ...group,
      rooms: group.rooms.map((room) => ({ ...room, name: roomName(t, room.name, room.kind, mosqueOf(locationCode)) })),
    }))
    return { occupancies, roomGroups }
  }, [detail, locationCode, t])
}

/**
 * A hotel's rooms and the current choice. Choice and sold-out rates are stored in the history entry, so they survive a reload and a return from the
 * checkout. A stored choice that is no longer possible is replaced by the default.
 */
export function useRoomChoice(detail: HotelDetail, locationCode: string, supplierKey: string | undefined) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const historyState: Record<string, unknown> = isRecord(state) ? state : {}
  const namedRooms = useNamedRooms(detail, locationCode)
  const rooms = useMemo(
    () => arrangeRooms(namedRooms, new Set(readStrings(historyState.soldOut))),
    [namedRooms, historyState.soldOut],
  )
  const [previousSearch, setPreviousSearch] = useState<{ rooms: HotelRooms; choice: Choice | undefined }>()
  const [reassignedSupplier, setReassignedSupplier] = useState<SupplierInfo>()
  const [proposal, setProposal] = useState<Proposal>()
  const choice =
    isChoice(historyState.choice) && isPossible(rooms, historyState.choice)
      ? historyState.choice
      : previousSearch
        ? carryOver(previousSearch.rooms, previousSearch.choice, rooms)
        : findCheapestChoice(rooms, supplierKey)

  function storeChoice(next: { choice: Choice | undefined; soldOut?: string[] }) {
    void navigate(
      { pathname, search },
      { replace: true, state: { ...historyState, ...next }, preventScrollReset: true },
    )
  }

  return {
    rooms,
    choice,
    /** Rate for each room; undefined if none is selected. */
    ratesByRoom: findRatesByRoom(rooms, choice),
    /** Rates of all rooms; empty if a room has none. */
    rates: findCompleteRates(rooms, choice),
    /** Supplier to which the last choice moved the other rooms. */
    reassignedSupplier,
    clearReassignedSupplier: () => setReassignedSupplier(undefined),
    /** Choice that the agent must confirm. */
    proposal,
    chooseRate: (rate: RateOption) => {
      const result = chooseRate(rooms, choice, rate)
      if (!result) return
      const { moves } = result
      if (moves.some(({ losesBoard, losesTerms }) => losesBoard || losesTerms)) {
        setProposal({ supplier: rate.supplier, choice: result.choice, moves })
        return
      }
      setReassignedSupplier(moves.length > 0 ? rate.supplier : undefined)
      storeChoice({ choice: result.choice })
    },
    acceptProposal: () => {
      setProposal(undefined)
      setReassignedSupplier(undefined)
      if (proposal) storeChoice({ choice: proposal.choice })
    },
    dismissProposal: () => setProposal(undefined),
    chooseTogether: (groupId: string) => {
      setReassignedSupplier(undefined)
      storeChoice({ choice: { kind: 'together', groupId } })
    },
    /** Marks rates as sold out. If the choice uses one of them, the selection is cleared. */
    markSoldOut: (rateIds: readonly string[]) => {
      const soldOut = [...new Set([...readStrings(historyState.soldOut), ...rateIds])]
      const remainingRooms = arrangeRooms(namedRooms, new Set(soldOut))
      setReassignedSupplier(undefined)
      storeChoice({
        choice: choice && isPossible(remainingRooms, choice) ? choice : emptyChoice(remainingRooms),
        soldOut,
      })
    },
    /** Saves the choice before a new search, so that the same rooms are selected in its results. */
    rememberChoice: () => setPreviousSearch({ rooms, choice }),
  }
}
