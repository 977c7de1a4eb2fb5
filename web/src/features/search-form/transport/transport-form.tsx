import { Box, HStack } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { useRideCounts } from '#src/components/transport/use-ride-words.ts'
import { useCountries } from '#src/data/use-countries.ts'
import { useTransportOptions } from '#src/data/use-transport-options.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { MAX_PASSENGERS, type TransportSearch, maxVehiclesFor } from '#src/domain/search/transport-search.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { DayCell } from '../day-cell.tsx'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { NotSold } from '../not-sold.tsx'
import { CellPlace } from '../search-cell.tsx'
import { SelectCell, numbersTo } from '../select-cell.tsx'
import { useMarketsFirst } from '../use-markets-first.ts'
import { changeDraft, draftOf, transportProblems } from './transport-draft.ts'

/** Route, day, passengers, vehicles and nationality; the same form starts a search and edits one. */
export function TransportForm(props: SearchFormProps<TransportSearch>) {
  const { start, onSearch, header, footer, onCancel, marked = false } = props
  const { t } = useTranslation('search')
  const words = useRideCounts()
  const { options, routes, reload: reloadOptions } = useTransportOptions()
  const { countries: allCountries, error: countriesFailed, reload: reloadCountries } = useCountries()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState(() => draftOf(start))
  const [strict, setStrict] = useState(marked)
  const form = useRef<HTMLFormElement>(null)
  const route = useRef<HTMLSelectElement>(null)
  const day = useRef<HTMLButtonElement>(null)
  const nationalityId = useId()
  const canClose = onCancel !== undefined
  useEffect(() => {
    if (canClose) route.current?.focus()
  }, [canClose])

  const today = todayInMakkah(useNow(60_000))
  const problems = strict ? transportProblems(draft, today) : {}
  const change = (part: Partial<TransportSearch>) => setDraft((old) => changeDraft(old, part))
  const { routeCode, passengers, vehicles } = draft
  const routeName = routes.find(({ code }) => code === routeCode)?.name ?? routeCode

  function submit() {
    const found = transportProblems(draft, today)
    if (Object.keys(found).length === 0) {
      onSearch(draft)
      return
    }
    setStrict(true)
    if (found.date) day.current?.focus()
    else form.current?.querySelector<HTMLElement>(`[id="${nationalityId}"]`)?.focus()
  }

  if (options === null)
    return <NotSold header={header} title={t('transport.notSold')} hint={t('transport.notSoldHint')} />
  return (
    <FormFrame
      label={t('transport.label')}
      formRef={form}
      header={header}
      footer={footer}
      reload={
        reloadOptions || countriesFailed
          ? () => {
              reloadOptions?.()
              if (countriesFailed) reloadCountries()
            }
          : undefined
      }
      reloadText={t('transport.listsFailed')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CellPlace flex="1 1 0">
        <SelectCell
          label={t('transport.route')}
          text={
            <HStack as="span" gap="1.5" align="flex-start">
              <Icon name="route" color="brand.fg" firstLine />
              <Box as="span" lineClamp="2" minW="0">
                {routeName ?? t('transport.allRoutes')}
              </Box>
            </HStack>
          }
          note={routeName ? undefined : t('transport.routeHint')}
          options={[
            { value: '', label: t('transport.allRoutes') },
            ...routes.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={routeCode ?? ''}
          selectRef={route}
          onChange={(code) => change({ routeCode: code || undefined })}
        />
      </CellPlace>
      <CellPlace flex="0 0 176px">
        <DayCell
          label={t('day.label')}
          hint={t('transport.dateHint')}
          date={draft.date}
          today={today}
          problem={problems.date}
          buttonRef={day}
          onChange={(date) => change({ date })}
        />
      </CellPlace>
      <CellPlace flex="0 0 156px">
        <SelectCell
          label={t('transport.passengers')}
          text={words.passengers(passengers)}
          note={t('transport.passengersHint')}
          options={numbersTo(options?.maxPassengers ?? MAX_PASSENGERS).map((count) => ({
            value: String(count),
            label: words.passengers(count),
          }))}
          value={String(passengers)}
          onChange={(count) => change({ passengers: Number(count) })}
        />
      </CellPlace>
      <CellPlace flex="0 0 180px">
        <SelectCell
          label={t('transport.vehicles')}
          text={vehicles ? words.vehicles(vehicles) : t('transport.asNeeded')}
          note={t(vehicles ? 'transport.ofOneKind' : 'transport.asNeededHint')}
          options={[
            { value: '', label: t('transport.asNeeded') },
            ...numbersTo(maxVehiclesFor(passengers)).map((count) => ({
              value: String(count),
              label: words.vehicles(count),
            })),
          ]}
          value={vehicles ? String(vehicles) : ''}
          onChange={(count) => change({ vehicles: count ? Number(count) : undefined })}
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
