import { useId } from 'react'
import { useReactiveVar } from '@apollo/client/react'
import { useGroupWords } from '#src/components/ground-service/use-group-words.ts'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { sellsGroundServices } from '#src/data/search/sells-ground-services.ts'
import { type GroundServiceSearch, MAX_PILGRIMS } from '#src/domain/search/ground-service-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CountryCell } from '../country-cell.tsx'
import { DayCell } from '../day-cell.tsx'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { NotSold } from '../not-sold.tsx'
import { CellPlace } from '../search-cell.tsx'
import { SelectCell, numbersTo } from '../select-cell.tsx'
import { useServiceForm } from '../use-service-form.ts'

const draftOf = (start: Partial<GroundServiceSearch> | undefined): GroundServiceSearch => ({
  arrivalDate: start?.arrivalDate ?? '',
  pilgrims: start?.pilgrims ?? 2,
  nationality: start?.nationality ?? '',
  countryOfResidence: start?.countryOfResidence,
  extras: start?.extras ?? [],
})

/** Search form for ground services: day of arrival, pilgrims, nationality and residence. Used for new searches and for editing. */
export function GroundServiceForm(props: SearchFormProps<GroundServiceSearch>) {
  const { start, onSearch, header, footer, onCancel, showErrors = false } = props
  const { t } = useTranslation('search')
  const words = useGroupWords()
  const sold = useReactiveVar(sellsGroundServices)
  const residenceId = useId()
  const { draft, change, countries, reloadCountries, form, dayCell, nationalityCell, submit } =
    useServiceForm<GroundServiceSearch>({
      draft: () => draftOf(start),
      dayOf: ({ arrivalDate }) => arrivalDate,
      onSearch,
      showErrors,
      canClose: onCancel !== undefined,
    })

  if (sold === false)
    return <NotSold header={header} title={t('groundServices.notSold')} hint={t('groundServices.notSoldHint')} />
  return (
    <FormFrame
      label={t('groundServices.label')}
      formRef={form}
      header={header}
      footer={footer}
      reload={reloadCountries}
      reloadText={t('groundServices.listsFailed')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CellPlace flex="1 1 0">
        <DayCell
          label={t('groundServices.arrival')}
          hint={t('groundServices.arrivalHint')}
          {...dayCell}
          date={draft.arrivalDate}
          onChange={(arrivalDate) => change({ arrivalDate })}
        />
      </CellPlace>
      <CellPlace flex="0 0 176px">
        <SelectCell
          label={t('groundServices.pilgrims')}
          text={words.pilgrims(draft.pilgrims)}
          note={t('groundServices.pilgrimsHint')}
          options={numbersTo(MAX_PILGRIMS).map((count) => ({ value: String(count), label: words.pilgrims(count) }))}
          value={String(draft.pilgrims)}
          onChange={(count) => change({ pilgrims: Number(count) })}
        />
      </CellPlace>
      <CellPlace flex="0 0 208px">
        <NationalityCell
          {...nationalityCell}
          nationality={draft.nationality}
          onChange={(nationality) => change({ nationality })}
        />
      </CellPlace>
      <CellPlace flex="0 0 256px" last>
        <CountryCell
          id={residenceId}
          label={t('groundServices.residence')}
          hint={t('groundServices.residenceHint')}
          placeholder={t('groundServices.sameAsNationality')}
          countries={countries}
          value={draft.countryOfResidence ?? ''}
          onChange={(country) => change({ countryOfResidence: country || undefined })}
        />
      </CellPlace>
    </FormFrame>
  )
}
