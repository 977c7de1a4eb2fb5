import { Box, Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { SearchBox } from '#src/components/lists/search-box.tsx'
import { SortSelect } from '#src/components/lists/sort-select.tsx'
import { Toolbar } from '#src/components/lists/toolbar.tsx'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useIsNarrow } from '#src/lib/browser/window-size.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import type { ColumnId } from '../columns/columns.ts'
import { ViewsButton } from '../views/views-button.tsx'
import {
  type BookingsView,
  bookingFilters,
  changeView,
  maxTextLength,
  showAgenda,
  sorts,
} from '../list/bookings-view.ts'
import { PhoneFilters } from './phone-filters.tsx'
import { listTravelDateChoices } from '../list/travel-dates.ts'
import { useTravelDateText } from '../list/use-travel-date-text.ts'

interface BookingsFiltersProps {
  view: BookingsView
  tags: readonly string[]
  /** Columns to save with a view. */
  columns: readonly ColumnId[]
  onViewChange: (view: BookingsView) => void
  /** Additional toolbar buttons. */
  children: ReactNode
}

/** Search box, filters, saved views and order. */
export function BookingsFilters({ view, tags, columns, onViewChange, children }: BookingsFiltersProps) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const isNarrow = useIsNarrow()
  const panelFilters = bookingFilters.active(view).filter((group) => group !== 'status' && group !== 'text')
  return (
    <Toolbar flexWrap="wrap" mb="3">
      <Box flex={{ base: '1 0 100%', lg: '1 1 180px' }} minW="0" maxW={{ lg: '300px' }}>
        <SearchBox
          label={t('worklist:search.label')}
          placeholder={t('worklist:search.placeholder')}
          maxLength={maxTextLength}
          value={view.text}
          onSearch={(text) => onViewChange(changeView(view, { text }))}
        />
      </Box>
      {isNarrow ? (
        <PhoneFilters
          activeCount={panelFilters.length}
          onClear={() => onViewChange(changeView(panelFilters.reduce(bookingFilters.removeGroup, view), {}))}
        >
          <FilterFields view={view} tags={tags} onViewChange={onViewChange} />
        </PhoneFilters>
      ) : (
        <FilterFields inRow view={view} tags={tags} onViewChange={onViewChange} />
      )}
      <Flex flex={{ base: '1 0 auto', lg: 'none' }} ms={{ lg: 'auto' }} gap="2">
        {children}
        <ViewsButton view={view} columns={columns} />
      </Flex>
      {/* On phones, the sort select takes the remaining width. A long label is truncated, so that the select does not wrap to the next line. */}
      <Flex flex={{ base: '1000 1 96px', md: 'none' }} alignSelf="stretch" minW="0">
        <SortSelect
          label={t('worklist:sort.label')}
          options={sorts.map((sort) => ({ name: sort, label: t(`worklist:sort.${sort}`) }))}
          value={view.sort}
          onChange={(sort) => onViewChange(changeView(view, { sort }))}
        />
      </Flex>
    </Toolbar>
  )
}

interface FilterFieldsProps extends Omit<BookingsFiltersProps, 'columns' | 'children'> {
  /** Places the filters side by side, without visible labels. */
  inRow?: boolean
}

function FilterFields({ view, tags, onViewChange, inRow = false }: FilterFieldsProps) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const dateText = useTravelDateText()
  const choices = listTravelDateChoices(todayInMakkah(useNow(60_000)), view)
  const chosenIndex = choices.findIndex(({ from, to }) => from === view.from && to === view.to)
  const isDueSoon = view.agenda === 'FREE_CANCELLATION'
  const toggleDueSoon = () => onViewChange(showAgenda(view, isDueSoon ? null : 'FREE_CANCELLATION'))
  const tagOptions = tags.includes(view.tag) || view.tag === '' ? tags : [view.tag, ...tags]
  return (
    <>
      <SelectField
        label={t('worklist:travelDates.label')}
        labelHidden={inRow}
        options={choices.map((dates, index) => ({ value: String(index), label: dateText(dates) }))}
        value={String(chosenIndex)}
        onChange={(event) => {
          const dates = choices[Number(event.target.value)]
          if (dates) onViewChange(changeView(view, { from: dates.from, to: dates.to }))
        }}
      />
      {tagOptions.length > 0 && (
        <SelectField
          label={t('worklist:columns.tags')}
          labelHidden={inRow}
          options={[{ value: '', label: t('anyTag') }, ...tagOptions.map((tag) => ({ value: tag, label: tag }))]}
          value={view.tag}
          onChange={(event) => onViewChange(changeView(view, { tag: event.target.value }))}
        />
      )}
      {inRow ? (
        <Button
          variant="outline"
          px="3.5"
          borderRadius="full"
          aria-pressed={isDueSoon}
          {...(isDueSoon && { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.solid' })}
          onClick={toggleDueSoon}
        >
          <Icon name="clock" />
          {t('deadlineSoon')}
        </Button>
      ) : (
        <Checkbox checked={isDueSoon} onChange={toggleDueSoon}>
          {t('deadlineSoon')}
        </Checkbox>
      )}
    </>
  )
}
