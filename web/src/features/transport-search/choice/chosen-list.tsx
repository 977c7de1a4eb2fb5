import type { ComponentProps } from 'react'
import { VehicleList } from '../cards/vehicle-list.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { useChoice } from './use-choice.ts'

interface ChosenListProps extends Omit<ComponentProps<typeof VehicleList>, 'choice'> {
  onSearchAgain: () => void
}

/** Vehicles in a search with the current selection. */
export function ChosenList({ onSearchAgain, ...list }: ChosenListProps) {
  const { searchId } = list.results
  const choice = useChoice(searchId)
  return (
    <>
      <VehicleList {...list} choice={choice} />
      <ChoiceBar
        searchId={searchId}
        passengers={list.search.passengers}
        choice={choice}
        onSearchAgain={onSearchAgain}
      />
    </>
  )
}
