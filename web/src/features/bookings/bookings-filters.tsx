import { Box, chakra, Grid } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { todayInMakkah } from '#src/domain/stay.ts'
import { type BookingsView, changeView, sorts } from './bookings-view.ts'
import { travelDateChoices } from './travel-dates.ts'
import { useTravelDateWords } from './use-travel-date-words.ts'

const pauseBeforeSearch = 400

type BookingsFiltersProps = { view: BookingsView; tags: readonly string[]; onView: (view: BookingsView) => void }

/** Search box, filters and order. Typing searches after a pause, Enter at once. */
export function BookingsFilters({ view, tags, onView }: BookingsFiltersProps) {
  const { t } = useTranslation('bookings')
  const dateWords = useTravelDateWords()
  const [typed, setTyped] = useState(view.text)
  const [followed, setFollowed] = useState(view.text)
  const choices = travelDateChoices(todayInMakkah(useNow(60_000)), view)
  const chosen = choices.findIndex(({ from, to }) => from === view.from && to === view.to)
  const knownTags = tags.includes(view.tag) || view.tag === '' ? tags : [view.tag, ...tags]

  // The address may change without the box: Back, or a filter taken away.
  if (followed !== view.text) {
    setFollowed(view.text)
    setTyped(view.text)
  }

  const search = () => {
    if (typed.trim() !== view.text) onView(changeView(view, { text: typed.trim() }))
  }

  useEffect(() => {
    const timer = setTimeout(search, pauseBeforeSearch)
    return () => clearTimeout(timer)
    // Only what was typed starts the pause anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])

  return (
    <Grid
      templateColumns={{
        base: 'repeat(2, minmax(0,1fr))',
        md: 'repeat(3, minmax(0,1fr))',
        lg: 'minmax(200px,300px) auto auto 1fr auto',
      }}
      gap="2"
      mb="3.5"
    >
      <chakra.form
        role="search"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <Field
          type="search"
          label={t('search.label')}
          labelHidden
          icon="search"
          placeholder={t('search.placeholder')}
          maxLength={100}
          // An empty box with direction `auto` would set its placeholder from left to right.
          dir={typed ? 'auto' : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </chakra.form>
      <SelectField
        label={t('travelDates.label')}
        labelHidden
        options={choices.map((dates, index) => ({ value: String(index), label: dateWords(dates) }))}
        value={String(chosen)}
        onChange={(event) => {
          const dates = choices[Number(event.target.value)]
          if (dates) onView(changeView(view, { from: dates.from, to: dates.to }))
        }}
      />
      {knownTags.length > 0 ? (
        <SelectField
          label={t('columns.tags')}
          labelHidden
          options={[{ value: '', label: t('anyTag') }, ...knownTags.map((tag) => ({ value: tag, label: tag }))]}
          value={view.tag}
          onChange={(event) => onView(changeView(view, { tag: event.target.value }))}
        />
      ) : (
        <Box hideBelow="lg" />
      )}
      <Box hideBelow="lg" />
      <Box gridColumn={{ base: knownTags.length > 0 ? '1 / -1' : 'auto', md: 'auto' }}>
        <SelectField
          label={t('sort.label')}
          labelHidden
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          value={view.sort}
          onChange={(event) => {
            const sort = sorts.find((known) => known === event.target.value)
            if (sort) onView(changeView(view, { sort }))
          }}
        />
      </Box>
    </Grid>
  )
}
