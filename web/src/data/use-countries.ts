import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type CountriesQuery, CountriesDocument } from './countries.generated.ts'

export type Countries = CountriesQuery['countries']

const none: Countries = []

interface CountriesRequest {
  response: Promise<Countries>
  /** Set once the response has arrived. */
  countries?: Countries
}

/**
 * Requests for the countries, one per language. Countries never change, so they are kept outside Apollo's cache, where writing and reading 250
 * objects took a phone a fifth of a second.
 */
const requests = new WeakMap<ApolloClient, CountriesRequest>()

function load(client: ApolloClient): Promise<Countries> {
  const sent = requests.get(client)
  if (sent) return sent.response
  const request: CountriesRequest = {
    response: client.query({ query: CountriesDocument, fetchPolicy: 'no-cache' }).then(({ data }) => {
      request.countries = data?.countries ?? none
      return request.countries
    }),
  }
  requests.set(client, request)
  // The next screen fetches again.
  request.response.catch(() => requests.delete(client))
  return request.response
}

interface Answer {
  countries?: Countries
  error?: Error
}

export function useCountries() {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<Answer>(() => ({ countries: requests.get(client)?.countries }))
  const ask = useCallback(() => {
    let isCurrent = true
    load(client).then(
      (countries) => isCurrent && setAnswer({ countries }),
      // Keeps the names in the previous language.
      (error: Error) => isCurrent && setAnswer(({ countries }) => ({ countries, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [client])
  useEffect(ask, [ask])
  return {
    countries: answer.countries ?? none,
    loading: !answer.countries && !answer.error,
    error: answer.error,
    reload: ask,
  }
}
