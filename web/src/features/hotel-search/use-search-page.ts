import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { HotelSearchQueryVariables } from './hotel-search.generated.ts'
import { type SearchResults, loadPage, recallPage } from './search-pages.ts'

interface Shown {
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
): Pick<Shown, 'results' | 'loading' | 'error'> {
  const client = useApolloClient()
  const [state, setState] = useState(() => openPage())
  function openPage(before?: SearchResults): Shown {
    const results = recallPage(client, variables)
    return { client, variables, results: results ?? before, loading: results === undefined }
  }
  // A change of language changes the client, which loads the same page again.
  const isOpen = state.client === client && state.variables === variables
  const currentPage = isOpen ? state : openPage(state.results)
  if (!isOpen) setState(currentPage)

  const noteLoaded = useEffectEvent(onLoaded)
  const isLoading = useEffectEvent(() => currentPage.loading)
  const hasResults = useEffectEvent(() => currentPage.results !== undefined)
  useEffect(() => {
    if (!ready) return undefined
    let isWanted = true
    const settle = (settled: Pick<Shown, 'results' | 'error'>) => {
      const show = () => setState((before) => ({ ...before, ...settled, client, variables, loading: false }))
      // The first page renders in slices, so that the screen stays responsive. Later changes only render the cards in the window, for which slices take longer.
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
        // The previous results stay, so that a filter that failed to load can be removed.
        if (isWanted) settle({ error })
      },
    )
    return () => {
      isWanted = false
    }
  }, [client, variables, ready])
  return currentPage
}
