import { useState } from 'react'
import type { VehicleCardFragment } from '../transport-search.generated.ts'
import {
  type ChosenVehicles,
  type RideChoice,
  readChoice,
  storeChoice,
  withService,
  withVehicles,
} from './ride-choice.ts'

/** Selected vehicles of a search, and functions to change them. */
export function useChoice(searchId: string) {
  const [choice, setChoice] = useState<RideChoice>(() => ({ searchId, lines: readChoice(searchId) }))
  const [replaced, setReplaced] = useState(false)
  const lines = choice.searchId === searchId ? choice.lines : []

  function choose(next: readonly ChosenVehicles[], isReplacement = false) {
    const changed = { searchId, lines: next }
    storeChoice(changed)
    setChoice(changed)
    setReplaced(isReplacement)
  }

  return {
    lines,
    /** Whether the last change removed vehicles of another company or route. */
    replaced,
    choose,
    clear: () => choose([]),
    setVehicles(offer: VehicleCardFragment, vehicles: number) {
      const next = withVehicles(lines, offer, vehicles)
      const remaining = lines.filter((line) => next.some((other) => other.offer.id === line.offer.id))
      choose(next, vehicles > 0 && remaining.length < lines.length)
    },
    /** Services apply to the whole ride. */
    toggleService: (code: string) => choose(withService(lines, code)),
  }
}

export type Choice = ReturnType<typeof useChoice>
