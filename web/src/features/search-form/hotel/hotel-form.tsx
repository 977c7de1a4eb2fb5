import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { usePlaces } from '#src/data/use-places.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { CellPlace } from '../search-cell.tsx'
import { useMarketsFirst } from '../use-markets-first.ts'
import { CityCell } from './city-cell.tsx'
import { DatesCell } from './dates-cell.tsx'
import { RoomsCell } from './rooms-cell.tsx'
import { type SearchDraft, draftOf, searchOf, searchProblems } from './search-draft.ts'

const CodeFields = lazy(async () => ({ default: (await import('./code-fields.tsx')).CodeFields }))

/** Search form for hotels: city, dates, rooms and nationality. Used for new searches and for editing. */
export function HotelForm({
  start,
  onSearch,
  header,
  footer,
  onCancel,
  showErrors = false,
}: SearchFormProps<HotelSearch>) {
  const { t } = useTranslation('search')
  const { locations, countries: allCountries, reload } = usePlaces()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState<SearchDraft>(() => draftOf(start))
  const [showCodes, setShowCodes] = useState(Boolean(start?.hotelPromoCode ?? start?.specialCode))
  const [strict, setStrict] = useState(showErrors)
  const form = useRef<HTMLFormElement>(null)
  const city = useRef<HTMLSelectElement>(null)
  const dates = useRef<HTMLButtonElement>(null)
  const rooms = useRef<HTMLButtonElement>(null)
  const nationalityId = useId()
  const canClose = onCancel !== undefined
  useEffect(() => {
    if (canClose) city.current?.focus()
  }, [canClose])

  const today = todayInMakkah(useNow(60_000))
  // The default is the first city of the list, Makkah.
  const locationCode = draft.locationCode || (locations[0]?.code ?? '')
  const complete = { ...draft, locationCode }
  const problems = strict ? searchProblems(complete, today) : {}
  const change = (part: Partial<SearchDraft>) => setDraft((old) => ({ ...old, ...part }))

  function submit() {
    const found = searchProblems(complete, today)
    const search = searchOf(complete)
    if (Object.keys(found).length === 0 && search) {
      onSearch(search)
      return
    }
    setStrict(true)
    if (found.stay) dates.current?.focus()
    else if (found.rooms) rooms.current?.focus()
    else if (found.nationality) form.current?.querySelector<HTMLElement>(`[id="${nationalityId}"]`)?.focus()
  }

  return (
    <FormFrame
      label={t('label')}
      formRef={form}
      header={header}
      more={
        showCodes && (
          <Suspense>
            <CodeFields hotelPromoCode={draft.hotelPromoCode} specialCode={draft.specialCode} onChange={change} />
          </Suspense>
        )
      }
      footer={footer}
      footerAction={
        <Button variant="plain" size="xs" aria-expanded={showCodes} onClick={() => setShowCodes(!showCodes)}>
          {t('codes')}
          <Icon name={showCodes ? 'up' : 'down'} size={13} />
        </Button>
      }
      reload={reload}
      reloadText={t('listsFailed')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CellPlace flex="0 0 188px">
        <CityCell
          locations={locations}
          locationCode={locationCode}
          missing={problems.locationCode !== undefined}
          selectRef={city}
          onChange={(code) => change({ locationCode: code })}
        />
      </CellPlace>
      <CellPlace flex="1 1 0">
        <DatesCell stay={draft} today={today} problem={problems.stay} buttonRef={dates} onChange={change} />
      </CellPlace>
      <CellPlace flex="0 0 232px">
        <RoomsCell
          rooms={draft.rooms}
          ageMissing={problems.rooms !== undefined}
          strict={strict}
          buttonRef={rooms}
          onChange={(changed) => change({ rooms: changed })}
        />
      </CellPlace>
      <CellPlace flex="0 0 184px" last>
        <NationalityCell
          id={nationalityId}
          countries={countries}
          nationality={draft.nationality}
          missing={problems.nationality !== undefined}
          onChange={(nationality) => change({ nationality })}
        />
      </CellPlace>
    </FormFrame>
  )
}
