import { Box } from '@chakra-ui/react'
import { OptionGroup } from '#src/components/lists/option-group.tsx'
import { CodedOptions } from '#src/components/service-search/coded-options.tsx'
import { PriceFields } from '#src/components/service-search/price-fields.tsx'
import { useRideTexts } from '#src/components/transport/use-ride-texts.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toggleInList } from '#src/lib/list-kit/toggle-in-list.ts'
import { type Filters, categories, priceBounds, vehicleTypes } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { toCompanyChoices } from './use-filter-text.ts'

interface FilterFieldsProps {
  filters: Filters
  /** Undefined while the results load. */
  results: SearchResults | null | undefined
  onChange: (filters: Filters) => void
}

export function FilterFields({ filters, results, onChange }: FilterFieldsProps) {
  const { t } = useTranslation(['transport', 'listing'])
  const texts = useRideTexts()
  const facets = results?.facets
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const hasRows = facets?.vehicleTypes.some(({ count }) => count > 0) ?? false
  // Unrecognized kinds are offered only if they match a vehicle or are already selected.
  const isOffered = <Kind extends string>(kind: Kind, chosen: readonly Kind[], count: number | undefined) =>
    kind !== 'UNRECOGNISED' || chosen.includes(kind) || Boolean(count)
  const typeCount = (type: string) =>
    facets && (facets.vehicleTypes.find(({ vehicleType }) => vehicleType === type)?.count ?? 0)
  const categoryCount = (name: string) =>
    facets && (facets.categories.find(({ category }) => category === name)?.count ?? 0)
  return (
    <Box>
      <PriceFields title={t('price')} bounds={priceBounds} prices={facets} filters={filters} onChange={onChange} />
      <OptionGroup
        title={t('vehicleType')}
        hasRows={hasRows}
        options={vehicleTypes
          .filter((type) => isOffered(type, filters.types, typeCount(type)))
          .map((type) => ({
            key: type,
            label: texts.vehicleType(type, null),
            checked: filters.types.includes(type),
            count: typeCount(type),
            next: toggleInList(filters.types, type),
          }))}
        onChange={(types) => set({ types })}
      />
      <OptionGroup
        title={t('category')}
        hasRows={hasRows}
        options={categories
          .filter((category) => isOffered(category, filters.categories, categoryCount(category)))
          .map((category) => ({
            key: category,
            label: texts.category(category, null),
            checked: filters.categories.includes(category),
            count: categoryCount(category),
            next: toggleInList(filters.categories, category),
          }))}
        onChange={(chosen) => set({ categories: chosen })}
      />
      <CodedOptions
        title={t('listing:offers.company')}
        hasRows={hasRows}
        available={toCompanyChoices(results)}
        chosen={filters.companies}
        onChange={(companies) => set({ companies })}
      />
    </Box>
  )
}
