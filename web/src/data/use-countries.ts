import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type CountriesQuery, CountriesDocument } from './countries.generated.ts'

export type Countries = CountriesQuery['countries']

const noCountries: Countries = []

interface CountriesRequest {
  response: Promise<Countries>
  /** Set once the response has arrived. */
  countries?: Countries
}

/**
 * Requests for the countries, one per language. Countries never change, so they are stored outside Apollo's cache, where writing and reading 250
 * objects took a fifth of a second on a phone.
 */
const requests = new WeakMap<ApolloClient, CountriesRequest>()

function load(client: ApolloClient): Promise<Countries> {
  const existing = requests.get(client)
  if (existing) return existing.response
  const request: CountriesRequest = {
    response: client.query({ query: CountriesDocument, fetchPolicy: 'no-cache' }).then(({ data }) => {
      request.countries = data?.countries ?? noCountries
      return request.countries
    }),
  }
  requests.set(client, request)
  // After a failure, the next screen fetches the countries again.
  request.response.catch(() => requests.delete(client))
  return request.response
}

interface Loaded {
  countries?: Countries
  error?: Error
}

export function useCountries() {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<Loaded>(() => ({ countries: requests.get(client)?.countries }))
  const reload = useCallback(() => {
    let isCurrent = true
    load(client).then(
      (countries) => isCurrent && setLoaded({ countries }),
      // Keeps the names in the previous language.
      (error: Error) => isCurrent && setLoaded(({ countries }) => ({ countries, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [client])
  useEffect(reload, [reload])
  return {
    countries: loaded.countries ?? noCountries,
    loading: !loaded.countries && !loaded.error,
    error: loaded.error,
    reload,
  }
}
