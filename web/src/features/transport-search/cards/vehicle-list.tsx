import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TransportSearch } from '#src/domain/search/transport-search.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { type ChosenVehicles, toLines } from '../choice/ride-choice.ts'
import type { Choice } from '../choice/use-choice.ts'
import type { SearchResults } from '../use-results.ts'
import { ProposalCard } from './proposal-card.tsx'
import { VehicleCard } from './vehicle-card.tsx'

interface VehicleListProps {
  search: TransportSearch
  results: SearchResults
  now: Date
  choice: Choice
  /** Whether filters are active. The proposal ignores them. */
  hasFilters: boolean
  /** Content below the vehicles. */
  children: ReactNode
}

/** Whether exactly the proposed vehicles are selected. */
const isChosen = ({ lines }: NonNullable<SearchResults['proposal']>, chosen: readonly ChosenVehicles[]): boolean =>
  lines.length === chosen.length &&
  lines.every(({ offer, vehicles }) => chosen.some((line) => line.offer.id === offer.id && line.vehicles === vehicles))

/** Number of cards whose pictures load immediately. */
const eagerPictureCount = 3

/** The proposal and a page of vehicles. */
export function VehicleList({ search, results, now, choice, hasFilters, children }: VehicleListProps) {
  const isPhone = useIsPhone()
  const { items, page, proposal } = results
  return (
    <>
      {proposal && page === 1 && (
        <ProposalCard
          proposal={proposal}
          passengers={search.passengers}
          hasFilters={hasFilters}
          now={now}
          onChoose={isChosen(proposal, choice.lines) ? undefined : () => choice.choose(toLines(proposal))}
        />
      )}
      <Stack gap="3">
        {items.map((offer, index) => (
          <VehicleCard
            key={offer.id}
            offer={offer}
            passengers={search.passengers}
            hidesRoute={search.routeCode !== undefined}
            now={now}
            isPhone={isPhone}
            eager={index < eagerPictureCount}
            chosen={choice.lines.find((line) => line.offer.id === offer.id)}
            choice={choice}
          />
        ))}
      </Stack>
      {children}
    </>
  )
}
