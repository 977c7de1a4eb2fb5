import type { CalendarDate } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { useCountries } from '#src/data/use-countries.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useMarketsFirst } from './use-markets-first.ts'

interface SearchFormOptions<Draft, Problems> extends Pick<SearchFormProps<never>, 'onCancel' | 'showErrors'> {
  /** Initial values. */
  draft: () => Draft
  /** Updates the draft. */
  change?: (draft: Draft, part: Partial<Draft>) => Draft
  /** Problems that block the search, besides a missing nationality. */
  problemsOf: (draft: Draft, today: CalendarDate) => Problems
  /** Starts the search for a draft without problems. */
  onReady: (draft: Draft) => void
  /** Retries failed queries for the form's own lists; undefined if none failed. */
  reload?: (() => void) | undefined
}

/**
 * State of a search form. A form that the agent opened gets the focus. After a submit with problems, the problems are shown and the first cell with a
 * problem gets the focus.
 */
export function useSearchForm<Draft extends { nationality: string }, Problems extends object>(
  options: SearchFormOptions<Draft, Problems>,
) {
  const {
    change = (draft, part) => ({ ...draft, ...part }),
    problemsOf,
    onReady,
    reload,
    onCancel,
    showErrors,
  } = options
  const { countries: allCountries, error: countriesFailed, reload: reloadCountries } = useCountries()
  const countries = useMarketsFirst(allCountries)
  const [draft, setDraft] = useState(options.draft)
  const [showsProblems, setShowsProblems] = useState(showErrors ?? false)
  const formRef = useRef<HTMLFormElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) formRef.current?.querySelector<HTMLElement>('select, button')?.focus()
  }, [isOpened])

  const today = todayInMakkah(useNow(60_000))
  const problems = problemsOf(draft, today)
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
    nationalityCell: {
      countries,
      nationality: draft.nationality,
      missing: showsProblems && lacksNationality,
      onChange: (nationality: string) => changeDraft({ nationality } as Partial<Draft>),
    },
    frame: {
      formRef,
      onSubmit,
      onCancel,
      reload:
        reload || countriesFailed
          ? () => {
              reload?.()
              if (countriesFailed) reloadCountries()
            }
          : undefined,
    },
  }
}
