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
  const [wasReplaced, setWasReplaced] = useState(false)
  const lines = choice.searchId === searchId ? choice.lines : []

  function choose(newLines: readonly ChosenVehicles[], isReplacement = false) {
    const newChoice = { searchId, lines: newLines }
    storeChoice(newChoice)
    setChoice(newChoice)
    setWasReplaced(isReplacement)
  }

  return {
    lines,
    /** Whether the last change removed vehicles from another company or on another route. */
    wasReplaced,
    choose,
    clear: () => choose([]),
    setVehicles(offer: VehicleCardFragment, vehicles: number) {
      const next = withVehicles(lines, offer, vehicles)
      const remaining = lines.filter((line) => next.some((other) => other.offer.id === line.offer.id))
      choose(next, vehicles > 0 && remaining.length < lines.length)
    },
    /** Selects or removes a service for the whole ride. */
    toggleService: (code: string) => choose(withService(lines, code)),
  }
}

export type Choice = ReturnType<typeof useChoice>
