import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { HotelSearchQueryVariables } from './hotel-search.generated.ts'
import { type SearchResults, loadPage, recallPage } from './search-pages.ts'

interface Shown {
  client: ApolloClient
  variables: HotelSearchQueryVariables
  /** Those of the page before while this one loads, or when it has failed. */
  results?: SearchResults | undefined
  loading: boolean
  error?: unknown
}

/**
 * One page of a search. The page before stays until this one has arrived; `onLoaded` is called with each that arrives or is opened again. The same object of
 * variables means the same page. Nothing is loaded before it is `ready`.
 */
export function useSearchPage(
  variables: HotelSearchQueryVariables,
  ready: boolean,
  onLoaded: (results: SearchResults) => void,
): Pick<Shown, 'results' | 'loading' | 'error'> {
  const client = useApolloClient()
  const [state, setState] = useState(() => openPage())
  function openPage(before?: SearchResults): Shown {
    const results = recallPage(client, variables)
    return { client, variables, results: results ?? before, loading: results === undefined }
  }
  // Another language is another client, which loads the same page again.
  const isOpen = state.client === client && state.variables === variables
  const shown = isOpen ? state : openPage(state.results)
  if (!isOpen) setState(shown)

  const noteLoaded = useEffectEvent(onLoaded)
  const isLoading = useEffectEvent(() => shown.loading)
  const hasResults = useEffectEvent(() => shown.results !== undefined)
  useEffect(() => {
    if (!ready) return undefined
    let isWanted = true
    const settle = (settled: Pick<Shown, 'results' | 'error'>) => {
      const show = () => setState((before) => ({ ...before, ...settled, client, variables, loading: false }))
      // A first screen renders in slices, so that typing and taps are answered meanwhile. A change is the few cards of the window, for which slices only take longer.
      if (hasResults()) show()
      else startTransition(show)
    }
    const toLoad = isLoading()
    loadPage(client, variables).then(
      (results) => {
        if (!isWanted) return
        noteLoaded(results)
        if (toLoad) settle({ results, error: undefined })
      },
      (error: unknown) => {
        // The results before stay, so that the filter which could not be read can be removed.
        if (isWanted) settle({ error })
      },
    )
    return () => {
      isWanted = false
    }
  }, [client, variables, ready])
  return shown
}
