import { Box, Button, Flex, HStack, Skeleton, Text, chakra } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mosqueOf } from '#src/domain/distance.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { nightsOf, todayInMakkah } from '#src/domain/stay.ts'
import { CountryBox, type CountryOption } from '#src/components/forms/country-box.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { RoomsEditor } from './rooms-editor.tsx'
import { CellPlace, CellText, PopoverCell, cellStyle, errorRing, ringStyle } from './search-cell.tsx'
import { type DraftStart, type SearchDraft, draftOf, searchOf, searchProblems } from './search-draft.ts'

const StayCalendar = lazy(async () => ({ default: (await import('./stay-calendar.tsx')).StayCalendar }))

interface HotelSearchFormProps {
  locations: readonly { code: string; name: string }[]
  countries: readonly CountryOption[]
  start?: DraftStart
  /** Cities or countries could not be loaded; asks for them again. */
  onReload?: (() => void) | undefined
  onSearch: (search: HotelSearch) => void
  /** Stands below the row, before the codes: searches made before. */
  footer?: ReactNode
  /** Closes the form without searching. A form that can be closed was opened by a press and takes the focus. */
  onCancel?: () => void
}

/** City, dates, rooms and nationality in one row; the same form starts a search and changes one. */
export function HotelSearchForm(props: HotelSearchFormProps) {
  const { locations, countries, start, onReload, onSearch, footer, onCancel } = props
  const { t } = useTranslation('components')
  const [draft, setDraft] = useState<SearchDraft>(() => draftOf(start))
  const [open, setOpen] = useState<'dates' | 'rooms'>()
  const [codes, setCodes] = useState(Boolean(start?.hotelPromoCode ?? start?.specialCode))
  const [strict, setStrict] = useState(false)
  const datesButton = useRef<HTMLButtonElement>(null)
  const roomsButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const words = useStayWords()
  const format = useFormat()
  const nationalityId = useId()
  const city = useRef<HTMLSelectElement>(null)
  const opened = onCancel !== undefined
  useEffect(() => {
    if (opened) city.current?.focus()
  }, [opened])

  const today = todayInMakkah(useNow(60_000))
  // Until one is chosen the first city is meant; the list comes Makkah first.
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
    if (found.stay) datesButton.current?.focus()
    else if (found.rooms) roomsButton.current?.focus()
    else if (found.nationality) form.current?.querySelector<HTMLElement>(`[id="${nationalityId}"]`)?.focus()
  }

  const location = locations.find(({ code }) => code === locationCode)
  const nights = nightsOf(draft)
  const guests = draft.rooms.reduce((sum, room) => sum + room.adults + room.childAges.length, 0)
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate aria-label={t('search.label')}>
      <Flex wrap={{ base: 'wrap', lg: 'nowrap' }} align="stretch">
        <CellPlace flex="0 0 188px">
          <Box css={cellStyle} _focusWithin={ringStyle}>
            <CellText
              label={t('search.city')}
              value={
                <HStack as="span" gap="1.5">
                  <Icon name="pin" color="brand.fg" />
                  {location?.name ?? <Skeleton as="span" h="4" w="80px" />}
                </HStack>
              }
              note={location && t(`mosque.${mosqueOf(locationCode)}`)}
              error={problems.locationCode && t('search.problem.city')}
            />
            <chakra.select
              ref={city}
              aria-label={t('search.city')}
              position="absolute"
              inset="0"
              w="full"
              h="full"
              opacity="0"
              cursor="pointer"
              value={locationCode}
              onChange={(event) => change({ locationCode: event.target.value })}
            >
              {locations.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </chakra.select>
          </Box>
        </CellPlace>
        <CellPlace flex="1 1 0">
          <PopoverCell
            open={open === 'dates'}
            onOpen={(opened) => setOpen(opened ? 'dates' : undefined)}
            buttonRef={datesButton}
            title={t('search.dates')}
            width={{ base: '328px', md: '632px' }}
            label={t('search.dates')}
            value={<DatesValue draft={draft} />}
            note={nights > 0 ? format.hijriStay(draft.checkIn, draft.checkOut) : t('search.datesHint')}
            noteTone={nights > 0 ? 'brass.fg' : 'fg.muted'}
            error={problems.stay && t(`search.problem.stay.${problems.stay}`)}
          >
            <Suspense fallback={<Skeleton h="320px" />}>
              <StayCalendar
                checkIn={draft.checkIn}
                checkOut={draft.checkOut}
                today={today}
                onChange={(checkIn, checkOut) => change({ checkIn, checkOut })}
              />
            </Suspense>
            <Flex mt="3" pt="3" borderTopWidth="1px" align="center" justify="space-between" gap="3">
              <Box aria-live="polite" minW="0">
                <Text textStyle="small" fontWeight="600">
                  {nights > 0
                    ? `${format.stay(draft.checkIn, draft.checkOut)} · ${words.nights(nights)}`
                    : t(draft.checkIn ? 'search.chooseCheckOut' : 'search.chooseCheckIn')}
                </Text>
                <Text textStyle="micro" color="brass.fg">
                  {nights > 0 && format.hijriStay(draft.checkIn, draft.checkOut)}
                </Text>
              </Box>
              <Button size="sm" onClick={() => setOpen(undefined)}>
                {t('search.done')}
              </Button>
            </Flex>
          </PopoverCell>
        </CellPlace>
        <CellPlace flex="0 0 232px">
          <PopoverCell
            open={open === 'rooms'}
            onOpen={(opened) => setOpen(opened ? 'rooms' : undefined)}
            buttonRef={roomsButton}
            title={t('search.rooms')}
            width="336px"
            label={t('search.rooms')}
            value={[words.rooms(draft.rooms.length), words.guests(guests)].join(format.rtl ? '، ' : ', ')}
            note={<PartyNote draft={draft} />}
            error={problems.rooms && t('search.problem.age')}
          >
            <RoomsEditor
              rooms={draft.rooms}
              onChange={(rooms) => change({ rooms })}
              onDone={() => setOpen(undefined)}
              strict={strict}
            />
          </PopoverCell>
        </CellPlace>
        <CellPlace flex="0 0 184px" last>
          <Box css={[cellStyle, problems.nationality ? errorRing : {}]} _focusWithin={ringStyle}>
            <Text as="label" {...{ htmlFor: nationalityId }} display="block" textStyle="micro" color="fg.subtle">
              {t('search.nationality')}
            </Text>
            <CountryBox
              countries={countries}
              value={draft.nationality}
              onChange={(nationality) => change({ nationality })}
              control={{
                id: nationalityId,
                'aria-describedby': `${nationalityId}-note`,
                'aria-invalid': problems.nationality ? true : undefined,
                'aria-required': true,
              }}
              inputStyle={inlineInput}
            />
            <Text id={`${nationalityId}-note`} textStyle="micro" color={problems.nationality ? 'red.fg' : 'fg.muted'}>
              {problems.nationality ? t('search.problem.nationality') : t('search.nationalityHint')}
            </Text>
          </Box>
        </CellPlace>
        <Flex p="3" gap="2" align="center" flex={{ base: '1', lg: '0 0 auto' }}>
          {onCancel && (
            <Button variant="outline" size="lg" h={{ lg: '52px' }} onClick={onCancel}>
              {t('close')}
            </Button>
          )}
          <Button type="submit" size="lg" h={{ lg: '52px' }} px="6" flex="1">
            <Icon name="search" size={17} />
            {t('search.submit')}
          </Button>
        </Flex>
      </Flex>
      {onReload && (
        <HStack role="alert" px="4" py="2" gap="2" borderTopWidth="1px" textStyle="small" color="red.fg">
          <Icon name="alert" size={15} />
          <Text flex="1">{t('search.listsFailed')}</Text>
          <Button variant="plain" size="sm" onClick={onReload}>
            {t('retry')}
          </Button>
        </HStack>
      )}
      {codes && (
        <Flex px="4" py="3" gap="3" borderTopWidth="1px" direction={{ base: 'column', sm: 'row' }}>
          <Field
            label={t('search.hotelPromo')}
            hint={t('search.hotelPromoHint')}
            ltr
            flex="1"
            maxW={{ sm: '320px' }}
            maxLength={100}
            value={draft.hotelPromoCode}
            onChange={(event) => change({ hotelPromoCode: event.target.value })}
          />
          <Field
            label={t('search.specialCode')}
            hint={t('search.specialCodeHint')}
            ltr
            flex="1"
            maxW={{ sm: '320px' }}
            maxLength={100}
            value={draft.specialCode}
            onChange={(event) => change({ specialCode: event.target.value })}
          />
        </Flex>
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
        <Box flex="1" />
        <Button variant="plain" size="xs" aria-expanded={codes} onClick={() => setCodes(!codes)}>
          {t('search.codes')}
          <Icon name={codes ? 'up' : 'down'} size={13} />
        </Button>
      </Flex>
    </chakra.form>
  )
}

/** The country box inside a cell: no box of its own. */
const inlineInput = {
  h: '6',
  minH: '0',
  ps: '0',
  borderWidth: '0',
  bg: 'transparent',
  textStyle: 'h3',
  borderRadius: '0',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  _invalid: { boxShadow: 'none' },
  textOverflow: 'ellipsis',
} as const

function DatesValue({ draft }: { draft: SearchDraft }) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const words = useStayWords()
  const nights = nightsOf(draft)
  if (nights > 0)
    return (
      <>
        {format.stay(draft.checkIn, draft.checkOut)}{' '}
        <Text as="span" color="fg.muted" fontWeight="500">
          · {words.nights(nights)}
        </Text>
      </>
    )
  return draft.checkIn ? `${format.weekday(draft.checkIn)} –` : t('search.chooseDates')
}

/** `5 adults · 1 child (7)`; a child whose age is still to be chosen is a guest all the same. */
function PartyNote({ draft }: { draft: SearchDraft }) {
  const words = useStayWords()
  const adults = draft.rooms.reduce((sum, room) => sum + room.adults, 0)
  const childAges = draft.rooms.flatMap((room) => room.childAges)
  return words.occupancy({ adults, childAges })
}
