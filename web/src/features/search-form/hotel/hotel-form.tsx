import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { useHotelLocations } from '#src/data/use-hotel-locations.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { CellColumn } from '../search-cell.tsx'
import { useSearchForm } from '../use-search-form.ts'
import { CityCell } from './city-cell.tsx'
import { DatesCell } from './dates-cell.tsx'
import { RoomsCell } from './rooms-cell.tsx'
import { type SearchDraft, type SearchProblems, toDraft, toSearch, searchProblems } from './search-draft.ts'

const CodeFields = lazy(async () => ({ default: (await import('./code-fields.tsx')).CodeFields }))

/** Search form for hotels: city, dates, rooms and nationality. Used for new searches and for editing. */
export function HotelForm(props: SearchFormProps<HotelSearch>) {
  const { initialValues, onSearch, header, footer, onCancel, showErrors } = props
  const { t } = useTranslation('search')
  const { locations, reload } = useHotelLocations()
  const [showCodes, setShowCodes] = useState(Boolean(initialValues?.hotelPromoCode ?? initialValues?.specialCode))
  // Defaults to the first city in the list, Makkah.
  const withDefaultCity = (draft: SearchDraft) => ({
    ...draft,
    locationCode: draft.locationCode || (locations[0]?.code ?? ''),
  })
  const { draft, change, today, showsProblems, problems, nationalityProps, frameProps } = useSearchForm<
    SearchDraft,
    SearchProblems
  >({
    createDraft: () => toDraft(initialValues),
    findProblems: (values, day) => searchProblems(withDefaultCity(values), day),
    onReady: (values) => {
      const search = toSearch(withDefaultCity(values))
      if (search) onSearch(search)
    },
    reload,
    onCancel,
    showErrors,
  })

  return (
    <FormFrame
      label={t('label')}
      header={header}
      additionalFields={
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
      reloadText={t('listsFailed')}
      {...frameProps}
    >
      <CellColumn flex="0 0 188px">
        <CityCell
          locations={locations}
          locationCode={withDefaultCity(draft).locationCode}
          isMissing={problems?.locationCode !== undefined}
          onChange={(code) => change({ locationCode: code })}
        />
      </CellColumn>
      <CellColumn flex="1 1 0">
        <DatesCell stay={draft} today={today} problem={problems?.stay} onChange={change} />
      </CellColumn>
      <CellColumn flex="0 0 232px">
        <RoomsCell
          rooms={draft.rooms}
          isAgeMissing={problems?.rooms !== undefined}
          highlightsMissingAges={showsProblems}
          onChange={(changed) => change({ rooms: changed })}
        />
      </CellColumn>
      <CellColumn flex="0 0 184px" isLast>
        <NationalityCell {...nationalityProps} />
      </CellColumn>
    </FormFrame>
  )
}
