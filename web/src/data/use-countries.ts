import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type CountriesQuery, CountriesDocument } from './countries.generated.ts'

export type Countries = CountriesQuery['countries']

const none: Countries = []

/**
 * The countries, asked for once per language. Nothing ever changes one, so they stay outside the cache, where writing and reading
 * 250 objects kept a phone busy for a fifth of a second.
 */
const lists = new WeakMap<ApolloClient, Promise<Countries>>()
const loaded = new WeakMap<ApolloClient, Countries>()

function load(client: ApolloClient): Promise<Countries> {
  const known = lists.get(client)
  if (known) return known
  const list = client.query({ query: CountriesDocument, fetchPolicy: 'no-cache' }).then(({ data }) => {
    const countries = data?.countries ?? none
    loaded.set(client, countries)
    return countries
  })
  lists.set(client, list)
  // The next screen asks again.
  list.catch(() => lists.delete(client))
  return list
}

interface Answer {
  countries?: Countries
  error?: Error
}

export function useCountries() {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<Answer>(() => ({ countries: loaded.get(client) }))
  const ask = useCallback(() => {
    let isCurrent = true
    load(client).then(
      (countries) => isCurrent && setAnswer({ countries }),
      // The names of the former language stay.
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
