import { Box, Button, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { type SubmitEvent, Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SearchFormProps } from '#src/components/hotels/search-slots.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { usePlaces } from '#src/data/use-places.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { CityCell } from './city-cell.tsx'
import { DatesCell } from './dates-cell.tsx'
import { NationalityCell } from './nationality-cell.tsx'
import { RoomsCell } from './rooms-cell.tsx'
import { CellPlace } from './search-cell.tsx'
import { useMarketsFirst } from './use-markets-first.ts'
import { type SearchDraft, draftOf, searchOf, searchProblems } from './search-draft.ts'

const CodeFields = lazy(async () => ({ default: (await import('./code-fields.tsx')).CodeFields }))

/** City, dates, rooms and nationality in one row; the same form starts a search and edits one. */
export function SearchForm({ start, onSearch, footer, onCancel, marked = false }: SearchFormProps) {
  const { t } = useTranslation(['search', 'components'])
  const { locations, countries: allCountries, reload } = usePlaces()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState<SearchDraft>(() => draftOf(start))
  const [showCodes, setShowCodes] = useState(Boolean(start?.hotelPromoCode ?? start?.specialCode))
  const [strict, setStrict] = useState(marked)
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
  // Makkah, the first city of the list, is the default.
  const locationCode = draft.locationCode || (locations[0]?.code ?? '')
  const complete = { ...draft, locationCode }
  const problems = strict ? searchProblems(complete, today) : {}
  const change = (part: Partial<SearchDraft>) => setDraft((old) => ({ ...old, ...part }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
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
    <Card boxShadow="raised">
      <chakra.form ref={form} onSubmit={submit} noValidate aria-label={t('label')}>
        <Flex wrap={{ base: 'wrap', lg: 'nowrap' }} align="stretch">
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
          <Flex p="3" gap="2" align="center" flex={{ base: '1', lg: '0 0 auto' }}>
            {onCancel && (
              <Button variant="outline" size="lg" h={{ lg: '52px' }} onClick={onCancel}>
                {t('components:close')}
              </Button>
            )}
            <Button type="submit" size="lg" h={{ lg: '52px' }} px="6" flex="1">
              <Icon name="search" size={17} />
              {t('submit')}
            </Button>
          </Flex>
        </Flex>
        {reload && (
          <HStack role="alert" px="4" py="2" gap="2" borderTopWidth="1px" textStyle="small" color="red.fg">
            <Icon name="alert" size={15} />
            <Text flex="1">{t('listsFailed')}</Text>
            <Button variant="plain" size="sm" onClick={reload}>
              {t('components:retry')}
            </Button>
          </HStack>
        )}
        {showCodes && (
          <Suspense>
            <CodeFields hotelPromoCode={draft.hotelPromoCode} specialCode={draft.specialCode} onChange={change} />
          </Suspense>
        )}
        <Flex
          px="4"
          py="1.5"
          minH="10"
          columnGap="5"
          rowGap="1"
          wrap="wrap"
          align="center"
          borderTopWidth="1px"
          textStyle="small"
          color="fg.muted"
          bg="bg.subtle"
          borderBottomRadius="l3"
        >
          {footer}
          {footer && <Box flex="1" />}
          <Button variant="plain" size="xs" aria-expanded={showCodes} onClick={() => setShowCodes(!showCodes)}>
            {t('codes')}
            <Icon name={showCodes ? 'up' : 'down'} size={13} />
          </Button>
        </Flex>
      </chakra.form>
    </Card>
  )
}
