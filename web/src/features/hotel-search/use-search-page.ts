import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { HotelSearchQueryVariables } from './hotel-search.generated.ts'
import { type SearchResults, loadPage, readPage } from './search-pages.ts'

interface PageState {
  client: ApolloClient
  variables: HotelSearchQueryVariables
  /** Results of the previous page while this one loads or if it failed. */
  results?: SearchResults | undefined
  loading: boolean
  error?: unknown
}

/**
 * A page of a search. The previous page stays until this one has loaded. `onLoaded` is called for each page that is loaded or opened again. Pages are
 * compared by the identity of `variables`. Does not load until `ready`.
 */
export function useSearchPage(
  variables: HotelSearchQueryVariables,
  ready: boolean,
  onLoaded: (results: SearchResults) => void,
): Pick<PageState, 'results' | 'loading' | 'error'> {
  const client = useApolloClient()
  const [state, setState] = useState(() => openPage())
  function openPage(previousResults?: SearchResults): PageState {
    const results = readPage(client, variables)
    return { client, variables, results: results ?? previousResults, loading: results === undefined }
  }
  // A change of language changes the client, which loads the same page again.
  const isOpen = state.client === client && state.variables === variables
  const currentPage = isOpen ? state : openPage(state.results)
  if (!isOpen) setState(currentPage)

  const reportLoaded = useEffectEvent(onLoaded)
  const isLoading = useEffectEvent(() => currentPage.loading)
  const hasResults = useEffectEvent(() => currentPage.results !== undefined)
  useEffect(() => {
    if (!ready) return undefined
    let isCurrent = true
    const settle = (settled: Pick<PageState, 'results' | 'error'>) => {
      const show = () => setState((previous) => ({ ...previous, ...settled, client, variables, loading: false }))
      // The first page renders in slices, so that the screen stays responsive. Later changes only render the cards in the window, for which slices take longer.
      if (hasResults()) show()
      else startTransition(show)
    }
    const wasLoading = isLoading()
    loadPage(client, variables).then(
      (results) => {
        if (!isCurrent) return
        reportLoaded(results)
        if (wasLoading) settle({ results, error: undefined })
      },
      (error: unknown) => {
        // The previous results stay, so that a filter that failed to load can be removed.
        if (isCurrent) settle({ error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [client, variables, ready])
  return currentPage
}
