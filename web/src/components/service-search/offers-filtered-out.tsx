import { FilteredOut } from '#src/components/lists/filtered-out.tsx'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import { useRelaxations } from '#src/lib/list-kit/use-relaxations.ts'

interface OffersFilteredOutProps<Filters extends object, Group extends string> {
  title: string
  /** Describes a number of offers. */
  describeCount: (count: number) => string
  searchId: string
  filters: Filters
  filterGroups: ReturnType<typeof filterGroups<Filters, Group>>
  filterName: (group: Group) => string
  /** Counts the offers that other filters would leave, and returns the cheapest one. Reads the cached search. */
  findOffers: (filters: Filters) => Promise<{ totalCount: number; items: { total: Money | null }[] } | null | undefined>
  onChange: (filters: Filters) => void
}

/** Shown if the filters leave no offers. */
export function OffersFilteredOut<Filters extends object, Group extends string>(
  props: OffersFilteredOutProps<Filters, Group>,
) {
  const { title, describeCount, searchId, filters, filterGroups, filterName, findOffers, onChange } = props
  const { t } = useTranslation('listing')
  const format = useFormat()
  const relaxations = useRelaxations<Group>(
    JSON.stringify([searchId, filters]),
    filterGroups.active(filters),
    async (group) => {
      const others = await findOffers(filterGroups.removeGroup(filters, group))
      const lowest = others?.items[0]?.total
      return others && lowest ? { group, rows: others.totalCount, lowest } : undefined
    },
  )
  return (
    <FilteredOut
      title={title}
      body={t('offers.filteredOut')}
      relaxations={relaxations}
      labelOf={filterName}
      describe={({ rows, lowest }) => t('offers.from', { found: describeCount(rows), amount: format.money(lowest) })}
      onRemove={(group) => onChange(filterGroups.removeGroup(filters, group))}
      onClear={() => onChange(filterGroups.removeAll(filters))}
    />
  )
}
