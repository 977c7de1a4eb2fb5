import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { SearchBox } from '#src/components/lists/search-box.tsx'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { type BookingsView, changeView, maxTextLength, showAgenda, sorts } from './bookings-view.ts'
import { travelDateChoices } from './travel-dates.ts'
import { useTravelDateWords } from './use-travel-date-words.ts'

interface BookingsFiltersProps {
  view: BookingsView
  tags: readonly string[]
  onView: (view: BookingsView) => void
}

/** Search box, filters and order. */
export function BookingsFilters({ view, tags, onView }: BookingsFiltersProps) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const dateWords = useTravelDateWords()
  const choices = travelDateChoices(todayInMakkah(useNow(60_000)), view)
  const chosen = choices.findIndex(({ from, to }) => from === view.from && to === view.to)
  const isEnding = view.agenda === 'FREE_CANCELLATION'
  const shownTags = tags.includes(view.tag) || view.tag === '' ? tags : [view.tag, ...tags]

  return (
    <Grid
      templateColumns={{
        base: 'repeat(2, minmax(0,1fr))',
        lg: 'minmax(200px,300px) auto auto 1fr auto',
      }}
      gap="2"
      alignItems="center"
      mb="3.5"
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <SearchBox
          label={t('worklist:search.label')}
          placeholder={t('worklist:search.placeholder')}
          maxLength={maxTextLength}
          value={view.text}
          onSearch={(text) => onView(changeView(view, { text }))}
        />
      </Box>
      <SelectField
        label={t('worklist:travelDates.label')}
        labelHidden
        options={choices.map((dates, index) => ({ value: String(index), label: dateWords(dates) }))}
        value={String(chosen)}
        onChange={(event) => {
          const dates = choices[Number(event.target.value)]
          if (dates) onView(changeView(view, { from: dates.from, to: dates.to }))
        }}
      />
      {shownTags.length > 0 ? (
        <SelectField
          label={t('worklist:columns.tags')}
          labelHidden
          options={[{ value: '', label: t('anyTag') }, ...shownTags.map((tag) => ({ value: tag, label: tag }))]}
          value={view.tag}
          onChange={(event) => onView(changeView(view, { tag: event.target.value }))}
        />
      ) : (
        <Box hideBelow="lg" />
      )}
      {/* On phones beside each other where both fit with their whole texts. */}
      <Flex display={{ base: 'flex', lg: 'contents' }} gridColumn="1 / -1" wrap="wrap" gap="2">
        <Button
          variant="outline"
          // As high and as large as the fields beside it.
          h={{ base: '11', md: '10' }}
          flex={{ base: '1 0 auto', lg: 'none' }}
          justifyContent={{ base: 'start', lg: 'center' }}
          justifySelf={{ lg: 'start' }}
          px="3"
          fontSize={{ base: '1rem', md: '0.875rem' }}
          fontWeight={{ base: '400', md: '550' }}
          borderColor="border.field"
          aria-pressed={isEnding}
          {...(isEnding && { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.solid' })}
          onClick={() => onView(showAgenda(view, isEnding ? null : 'FREE_CANCELLATION'))}
        >
          <Icon name="clock" />
          {t('deadlineSoon')}
        </Button>
        <Box flex={{ base: '1 0 auto', lg: 'none' }}>
          <SelectField
            label={t('worklist:sort.label')}
            labelHidden
            options={sorts.map((sort) => ({ value: sort, label: t(`worklist:sort.${sort}`) }))}
            value={view.sort}
            onChange={(event) => {
              const sort = sorts.find((known) => known === event.target.value)
              if (sort) onView(changeView(view, { sort }))
            }}
          />
        </Box>
      </Flex>
    </Grid>
  )
}
