import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useCountries } from '#src/data/use-countries.ts'
import { type DayProblem, dayProblem } from '#src/domain/search/service-day.ts'
import { parseStayDate, todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useMarketsFirst } from './use-markets-first.ts'

interface ServiceFormOptions<Search> {
  /** Initial values. */
  draft: () => Search
  dayOf: (draft: Search) => string
  /** Updates the draft. */
  change?: (draft: Search, part: Partial<Search>) => Search
  onSearch: (search: Search) => void
  /** Shows validation errors immediately. */
  showErrors: boolean
  /** The agent opened the form, so it focuses its first field: the day, unless `first` is given. */
  canClose: boolean
  first?: RefObject<HTMLElement | null>
}

/** State of a search form with a day and a nationality, both of which are required. */
export function useServiceForm<Search extends { nationality: string }>(options: ServiceFormOptions<Search>) {
  const { dayOf, change = (draft, part) => ({ ...draft, ...part }), onSearch, showErrors, canClose, first } = options
  const { countries: allCountries, error: countriesFailed, reload: reloadCountries } = useCountries()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState(options.draft)
  const [strict, setStrict] = useState(showErrors)
  const form = useRef<HTMLFormElement>(null)
  const day = useRef<HTMLButtonElement>(null)
  const nationalityId = useId()
  useEffect(() => {
    if (canClose) (first ?? day).current?.focus()
  }, [canClose, first])

  const today = todayInMakkah(useNow(60_000))
  const problems: { day: DayProblem | undefined; nationality: boolean } = {
    day: dayProblem(parseStayDate(dayOf(draft)), today),
    nationality: !draft.nationality,
  }

  function submit() {
    if (!problems.day && !problems.nationality) {
      onSearch(draft)
      return
    }
    setStrict(true)
    if (problems.day) day.current?.focus()
    else form.current?.querySelector<HTMLElement>(`[id="${nationalityId}"]`)?.focus()
  }

  return {
    draft,
    change: (part: Partial<Search>) => setDraft((old) => change(old, part)),
    countries,
    reloadCountries: countriesFailed ? reloadCountries : undefined,
    form,
    dayCell: { today, problem: strict ? problems.day : undefined, buttonRef: day },
    nationalityCell: { id: nationalityId, countries, missing: strict && problems.nationality },
    submit,
  }
}
