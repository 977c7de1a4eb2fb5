import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { SupplierName } from '#src/components/hotels/supplier-name.tsx'
import type { Mosque } from '#src/domain/distance.ts'
import { BOARDS, DISTANCES, type Filters, STARS, SUPPLIERS, activeGroups } from './listing-view.ts'
import { PriceFilter } from './price-filter.tsx'
import type { Listing } from './use-listing.ts'

const TYPING_PAUSE = 300

interface FilterFieldsProps {
  filters: Filters
  facets: Listing['facets'] | undefined
  mosque: Mosque
  onChange: (filters: Filters, how?: 'typing') => void
}

interface FilterGroupProps {
  title: string
  children: ReactNode
}

function FilterGroup({ title, children }: FilterGroupProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} pb="4" css={{ '[role="group"] + &': { borderTopWidth: '1px', pt: '4' } }}>
      <Text as="h3" id={id} textStyle="h3" mb="1.5">
        {title}
      </Text>
      {children}
    </Box>
  )
}

interface Option {
  key: string
  label: ReactNode
  checked: boolean
  /** Undefined while the counts are on their way. */
  count: number | undefined
  onToggle: () => void
}

interface OptionGroupProps {
  title: string
  options: readonly Option[]
  /** Some hotel is left by the other filters. */
  some: boolean
}

/** Answers with what each would leave. A question that no hotel at hand can answer is not asked. */
function OptionGroup({ title, options, some }: OptionGroupProps) {
  if (some && options.every(({ count, checked }) => count === 0 && !checked)) return undefined
  return (
    <FilterGroup title={title}>
      {options.map(({ key, label, checked, count, onToggle }) => (
        <Checkbox key={key} checked={checked} count={count} onChange={onToggle}>
          {label}
        </Checkbox>
      ))}
    </FilterGroup>
  )
}

/** Adds a value to a list of filters, or takes it away. */
const toggled = <T,>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((old) => old !== value) : [...list, value]

/** All filters; one that would leave nothing stays in place, only quieter. */
export function FilterFields({ filters, facets, mosque, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('hotels')
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const boards = BOARDS.filter(
    (board) =>
      // The rare ones are shown where there is something to choose.
      (board !== 'ALL_INCLUSIVE' && board !== 'UNRECOGNISED') ||
      filters.boards.includes(board) ||
      facets?.boards.some((facet) => facet.board === board && facet.count > 0),
  )
  // Every hotel has a board, if only one that is not recognised.
  const some = facets?.boards.some(({ count }) => count > 0) ?? false
  return (
    <Box>
      <NameFilter name={filters.name} onChange={(name) => onChange({ ...filters, name }, 'typing')} />
      <FilterGroup title={t('pricePerStay')}>
        <PriceFilter
          facet={facets?.price}
          min={filters.min}
          max={filters.max}
          onChange={(min, max) => set({ min, max })}
        />
      </FilterGroup>
      <OptionGroup
        title={t(`distanceTo.${mosque}`)}
        some={some}
        options={DISTANCES.map((band) => ({
          key: band,
          label: t(`distance.${band}`),
          checked: filters.distances.includes(band),
          count: facets && (facets.distances.find((facet) => facet.band === band)?.count ?? 0),
          onToggle: () => set({ distances: toggled(filters.distances, band) }),
        }))}
      />
      <OptionGroup
        title={t('stars')}
        some={some}
        options={STARS.map((stars) => ({
          key: String(stars),
          label: <StarRating stars={stars} />,
          checked: filters.stars.includes(stars),
          count: facets && (facets.stars.find((facet) => facet.stars === stars)?.count ?? 0),
          onToggle: () => set({ stars: toggled(filters.stars, stars) }),
        }))}
      />
      <OptionGroup
        title={t('cancellation')}
        some={some}
        options={([true, false] as const).map((refundable) => ({
          key: String(refundable),
          label: t(refundable ? 'refundable' : 'nonRefundable'),
          checked: filters.refundable === refundable,
          count: facets && (refundable ? facets.refundableCount : facets.nonRefundableCount),
          onToggle: () => set({ refundable: filters.refundable === refundable ? undefined : refundable }),
        }))}
      />
      <OptionGroup
        title={t('board')}
        some={some}
        options={boards.map((board) => ({
          key: board,
          label: t(`boards.${board}`),
          checked: filters.boards.includes(board),
          count: facets && (facets.boards.find((facet) => facet.board === board)?.count ?? 0),
          onToggle: () => set({ boards: toggled(filters.boards, board) }),
        }))}
      />
      <OptionGroup
        title={t('supplier')}
        some={some}
        options={SUPPLIERS.map((supplier) => ({
          key: supplier,
          label: <SupplierName supplier={supplier} />,
          checked: filters.suppliers.includes(supplier),
          count: facets && (facets.suppliers.find((facet) => facet.supplier === supplier)?.count ?? 0),
          onToggle: () => set({ suppliers: toggled(filters.suppliers, supplier) }),
        }))}
      />
    </Box>
  )
}

/** What is typed is shown at once and searched after a pause. */
function NameFilter({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('hotels')
  const [typed, setTyped] = useState(name)
  const [known, setKnown] = useState(name)
  // The address has changed otherwise: Back, or a filter taken away.
  if (known !== name) {
    setKnown(name)
    setTyped(name)
  }
  useEffect(() => {
    if (typed === name) return
    const timer = setTimeout(() => onChange(typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, name, onChange])
  return (
    <Box mb="4">
      <Field
        type="search"
        label={t('hotelName')}
        labelHidden
        placeholder={t('hotelName')}
        icon="search"
        h="9"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  )
}

interface FilterRailProps extends FilterFieldsProps {
  onClear: () => void
}

/** The filters beside the results of a wide screen. */
export function FilterRail({ onClear, ...fields }: FilterRailProps) {
  const { t } = useTranslation('hotels')
  const active = activeGroups(fields.filters).length
  return (
    <Stack
      as="aside"
      aria-label={t('filters')}
      gap="0"
      // Room for the ring of what has the focus.
      w="calc({sizes.rail} + 20px)"
      mx="-10px"
      px="10px"
      flexShrink={0}
      hideBelow="lg"
      // In sight however long the list is.
      position="sticky"
      top="64px"
      alignSelf="flex-start"
      maxH="calc(100vh - 72px)"
      overflowY="auto"
      css={{ scrollbarWidth: 'thin' }}
    >
      <HStack justify="space-between" h="9" mb="3">
        <Text as="h2" textStyle="h2">
          {t('filters')}
        </Text>
        {active > 0 && (
          <Button variant="plain" size="xs" onClick={onClear}>
            {t('clear', { count: active })}
          </Button>
        )}
      </HStack>
      <FilterFields {...fields} />
    </Stack>
  )
}
