import type { CalendarDate } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { useCountries } from '#src/data/use-countries.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useMarketsFirst } from './use-markets-first.ts'

interface SearchFormOptions<Draft, Problems> extends Pick<SearchFormProps<never>, 'onCancel' | 'showErrors'> {
  /** Returns the initial draft. */
  createDraft: () => Draft
  /** Applies a change to the draft. The default replaces the changed values. */
  change?: (draft: Draft, part: Partial<Draft>) => Draft
  /** Problems that block the search, besides a missing nationality. */
  findProblems: (draft: Draft, today: CalendarDate) => Problems
  /** Starts the search for a draft without problems. */
  onReady: (draft: Draft) => void
  /** Retries failed queries for the form's own lists; undefined if none failed. */
  reload?: (() => void) | undefined
}

/**
 * State of a search form. A form that the agent opened to edit a search gets the focus. If the agent submits a search with problems, the form shows
 * them and moves the focus to the first cell with a problem.
 */
export function useSearchForm<Draft extends { nationality: string }, Problems extends object>(
  options: SearchFormOptions<Draft, Problems>,
) {
  const {
    change = (draft, part) => ({ ...draft, ...part }),
    findProblems,
    onReady,
    reload,
    onCancel,
    showErrors,
  } = options
  const { countries: allCountries, error: countriesError, reload: reloadCountries } = useCountries()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState(options.createDraft)
  const [showsProblems, setShowsProblems] = useState(showErrors ?? false)
  const formRef = useRef<HTMLFormElement>(null)
  const isEditing = onCancel !== undefined
  useEffect(() => {
    if (isEditing) formRef.current?.querySelector<HTMLElement>('select, button')?.focus()
  }, [isEditing])

  const today = todayInMakkah(useNow(60_000))
  const problems = findProblems(draft, today)
  const lacksNationality = !draft.nationality
  const changeDraft = (part: Partial<Draft>) => setDraft((old) => change(old, part))

  function onSubmit() {
    if (!lacksNationality && Object.values(problems).every((problem: unknown) => problem === undefined)) {
      onReady(draft)
      return
    }
    flushSync(() => setShowsProblems(true))
    formRef.current?.querySelector<HTMLElement>('[data-wrong], [aria-invalid=true]')?.focus()
  }

  return {
    draft,
    change: changeDraft,
    today,
    showsProblems,
    /** Problems to show; undefined before the first submit. */
    problems: showsProblems ? problems : undefined,
    countries,
    /** Props for `NationalityCell`. */
    nationalityProps: {
      countries,
      nationality: draft.nationality,
      isMissing: showsProblems && lacksNationality,
      onChange: (nationality: string) => changeDraft({ nationality } as Partial<Draft>),
    },
    /** Props for `FormFrame`. */
    frameProps: {
      formRef,
      onSubmit,
      onCancel,
      reload:
        reload || countriesError
          ? () => {
              reload?.()
              if (countriesError) reloadCountries()
            }
          : undefined,
    },
  }
}
