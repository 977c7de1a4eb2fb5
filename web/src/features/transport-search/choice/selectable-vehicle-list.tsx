import type { ComponentProps } from 'react'
import { VehicleList } from '../cards/vehicle-list.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { useChoice } from './use-choice.ts'

interface SelectableVehicleListProps extends Omit<ComponentProps<typeof VehicleList>, 'choice'> {
  onSearchAgain: () => void
}

/** Vehicles found by a search, with the agent's selection and the bar that shows it. */
export function SelectableVehicleList({ onSearchAgain, ...list }: SelectableVehicleListProps) {
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
