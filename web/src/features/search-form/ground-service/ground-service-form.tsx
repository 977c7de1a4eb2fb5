import { useReactiveVar } from '@apollo/client/react'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { sellsGroundServices } from '#src/data/search/sells-ground-services.ts'
import { type GroundServiceSearch, MAX_PILGRIMS } from '#src/domain/search/ground-service-search.ts'
import { dayProblem } from '#src/domain/search/service-day.ts'
import { parseStayDate } from '#src/domain/stay.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CountryCell } from '../country-cell.tsx'
import { DayCell } from '../day-cell.tsx'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { ProductUnavailable } from '../product-unavailable.tsx'
import { CellColumn } from '../search-cell.tsx'
import { SelectCell, numbersUpTo } from '../select-cell.tsx'
import { useSearchForm } from '../use-search-form.ts'

const toDraft = (initialValues: Partial<GroundServiceSearch> | undefined): GroundServiceSearch => ({
  arrivalDate: initialValues?.arrivalDate ?? '',
  pilgrims: initialValues?.pilgrims ?? 2,
  nationality: initialValues?.nationality ?? '',
  countryOfResidence: initialValues?.countryOfResidence,
  extras: initialValues?.extras ?? [],
})

/** Search form for ground services: day of arrival, pilgrims, nationality and residence. Used for new searches and for editing. */
export function GroundServiceForm(props: SearchFormProps<GroundServiceSearch>) {
  const { initialValues, onSearch, header, footer, onCancel, showErrors } = props
  const { t } = useTranslation('search')
  const texts = useGroupTexts()
  const isAvailable = useReactiveVar(sellsGroundServices)
  const { draft, change, today, problems, countries, nationalityProps, frameProps } = useSearchForm({
    createDraft: () => toDraft(initialValues),
    findProblems: ({ arrivalDate }, day) => ({ day: dayProblem(parseStayDate(arrivalDate), day) }),
    onReady: onSearch,
    onCancel,
    showErrors,
  })

  if (isAvailable === false)
    return (
      <ProductUnavailable header={header} title={t('groundServices.notSold')} hint={t('groundServices.notSoldHint')} />
    )
  return (
    <FormFrame
      label={t('groundServices.label')}
      header={header}
      footer={footer}
      reloadText={t('groundServices.listsFailed')}
      {...frameProps}
    >
      <CellColumn flex="1 1 0">
        <DayCell
          label={t('groundServices.arrival')}
          hint={t('groundServices.arrivalHint')}
          date={draft.arrivalDate}
          today={today}
          problem={problems?.day}
          onChange={(arrivalDate) => change({ arrivalDate })}
        />
      </CellColumn>
      <CellColumn flex="0 0 176px">
        <SelectCell
          label={t('groundServices.pilgrims')}
          text={texts.pilgrims(draft.pilgrims)}
          note={t('groundServices.pilgrimsHint')}
          options={numbersUpTo(MAX_PILGRIMS).map((count) => ({ value: String(count), label: texts.pilgrims(count) }))}
          value={String(draft.pilgrims)}
          onChange={(count) => change({ pilgrims: Number(count) })}
        />
      </CellColumn>
      <CellColumn flex="0 0 208px">
        <NationalityCell {...nationalityProps} />
      </CellColumn>
      <CellColumn flex="0 0 256px" isLast>
        <CountryCell
          label={t('groundServices.residence')}
          hint={t('groundServices.residenceHint')}
          placeholder={t('groundServices.sameAsNationality')}
          countries={countries}
          value={draft.countryOfResidence ?? ''}
          onChange={(country) => change({ countryOfResidence: country || undefined })}
        />
      </CellColumn>
    </FormFrame>
  )
}
