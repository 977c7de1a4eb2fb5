import { useEffect, useId, useRef, useState } from 'react'
import { useReactiveVar } from '@apollo/client/react'
import { useGroupWords } from '#src/components/ground-service/use-group-words.ts'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { groundServicesSold } from '#src/data/search/ground-services-sold.ts'
import { useCountries } from '#src/data/use-countries.ts'
import { type GroundServiceSearch, MAX_PILGRIMS } from '#src/domain/search/ground-service-search.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CountryCell } from '../country-cell.tsx'
import { DayCell } from '../day-cell.tsx'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { NotSold } from '../not-sold.tsx'
import { CellPlace } from '../search-cell.tsx'
import { SelectCell, numbersTo } from '../select-cell.tsx'
import { useMarketsFirst } from '../use-markets-first.ts'
import { draftOf, groundServiceProblems } from './ground-service-draft.ts'

/** Day of arrival, pilgrims, nationality and residence; the same form starts a search and edits one. */
export function GroundServiceForm(props: SearchFormProps<GroundServiceSearch>) {
  const { start, onSearch, header, footer, onCancel, marked = false } = props
  const { t } = useTranslation('search')
  const words = useGroupWords()
  const sold = useReactiveVar(groundServicesSold)
  const { countries: allCountries, error: countriesFailed, reload } = useCountries()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState(() => draftOf(start))
  const [strict, setStrict] = useState(marked)
  const form = useRef<HTMLFormElement>(null)
  const day = useRef<HTMLButtonElement>(null)
  const nationalityId = useId()
  const residenceId = useId()
  const canClose = onCancel !== undefined
  useEffect(() => {
    if (canClose) day.current?.focus()
  }, [canClose])

  const today = todayInMakkah(useNow(60_000))
  const problems = strict ? groundServiceProblems(draft, today) : {}
  const change = (part: Partial<GroundServiceSearch>) => setDraft((old) => ({ ...old, ...part }))

  function submit() {
    const found = groundServiceProblems(draft, today)
    if (Object.keys(found).length === 0) {
      onSearch(draft)
      return
    }
    setStrict(true)
    if (found.arrivalDate) day.current?.focus()
    else form.current?.querySelector<HTMLElement>(`[id="${nationalityId}"]`)?.focus()
  }

  if (sold === false)
    return <NotSold header={header} title={t('groundServices.notSold')} hint={t('groundServices.notSoldHint')} />
  return (
    <FormFrame
      label={t('groundServices.label')}
      formRef={form}
      header={header}
      footer={footer}
      reload={countriesFailed ? reload : undefined}
      reloadText={t('groundServices.listsFailed')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CellPlace flex="1 1 0">
        <DayCell
          label={t('groundServices.arrival')}
          hint={t('groundServices.arrivalHint')}
          date={draft.arrivalDate}
          today={today}
          problem={problems.arrivalDate}
          buttonRef={day}
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
          id={nationalityId}
          countries={countries}
          nationality={draft.nationality}
          missing={problems.nationality !== undefined}
          onChange={(nationality) => change({ nationality })}
        />
      </CellPlace>
      <CellPlace flex="0 0 208px" last>
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
