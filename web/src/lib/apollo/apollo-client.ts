import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type Reference } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { type ProductKey, productKeys, products } from '#src/domain/products.ts'
import { possibleTypes } from '#src/__generated__/possible-types.ts'
import type { Language } from '#src/i18n/languages.ts'
import { nextTask } from '#src/lib/browser/schedule.ts'
import { fetchWithClock } from '#src/lib/clock/server-clock.ts'
import { isRejectedToken } from '#src/lib/errors/server-error.ts'
import type { Identity } from '#src/lib/identity/identity.ts'

/** Applies the same policy to every product's type or field. */
const forProducts = <Policy>(nameOf: (product: (typeof products)[ProductKey]) => string, policy: Policy) =>
  Object.fromEntries(productKeys.map((key) => [nameOf(products[key]), policy]))

/**
 * Hotels, search results and bookings are normalized by id. Objects of a single search or quote are stored inside their parent, so that two
 * searches never overwrite each other.
 */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // The search id only saves the server a search and does not change the result. The revision does, and pages of different revisions must not
          // mix.
          ...forProducts(({ searchField }) => searchField, {
            keyArgs: ['input', 'where', 'sort', 'page', 'pageSize', 'revision'],
          }),
          // Avoids refetching a quote that a mutation has returned.
          hotelQuote: {
            read: (quote: Reference | null | undefined, { args, toReference }) =>
              quote === undefined ? toReference({ __typename: 'HotelQuote', id: args?.id }) : quote,
          },
        },
      },
      HotelLocation: { keyFields: ['code'] },
      CatalogueEntry: { keyFields: ['code'] },
      // A hotel's offers and prices depend on the filters, so results of different filters must not be merged.
      HotelResult: { keyFields: false },
      Offer: { keyFields: false },
      RoomGroup: { keyFields: false },
      Room: { keyFields: false },
      Rate: { keyFields: false },
      // Home and the bookings list query different fields.
      Agenda: { merge: true },
      AgendaList: { merge: true },
      CancellationState: { merge: true },
      Profile: { merge: true },
      Authenticator: { merge: true },
      // Several queries read different fields in the details.
      ...forProducts(({ booking }) => `${booking}Details`, { merge: true }),
    },
  })
}

/** User id of each client; null for guests. */
const owners = new WeakMap<ApolloClient, string | null>()

/** Whether one client's data may be shown in place of the other's. */
export const haveSameOwner = (one: ApolloClient, other: ApolloClient): boolean => owners.get(one) === owners.get(other)

interface ClientOptions {
  identity: Pick<Identity, 'idToken' | 'expire'>
  /** Null for a guest, whose requests contain no token. */
  userId: string | null
  language: Language
}

/**
 * Creates a client for one user and language. Another user or language needs a new client, so that no response in flight reaches the wrong screen
 * and no cached text stays in the previous language.
 */
export function createApolloClient({ identity, userId, language }: ClientOptions): ApolloClient {
  const addHeaders = new SetContextLink(async (context, { operationType }) => {
    const languageHeader = { 'accept-language': language }
    // A screen sends several queries at once, and preparing each takes about 10 ms on a phone. Mutations are sent immediately.
    if (operationType === OperationTypeNode.QUERY) await nextTask()
    if (userId === null) return { headers: languageHeader }
    const token = await identity.idToken({ refresh: context.refreshToken === true })
    // An anonymous request would be rejected, and must not be mistaken for one of this user.
    if (token === null) throw new Error('The session has ended.')
    return { headers: { ...languageHeader, authorization: `Bearer ${token}` } }
  })

  // A rejected token means that nothing was executed, so the operation is safe to retry once, mutations included.
  const retryWithFreshToken = new ErrorLink(({ error, operation, forward }) => {
    if (userId === null || !isRejectedToken(error)) return
    operation.setContext({ refreshToken: true })
    return forward(operation)
  })

  // The retry above used a fresh token, so the servers have revoked the session.
  const expireSession = new ErrorLink(({ error }) => {
    if (userId !== null && isRejectedToken(error)) void identity.expire()
  })

  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      expireSession,
      retryWithFreshToken,
      addHeaders,
      new HttpLink({ uri: '/graphql', fetch: fetchWithClock }),
    ]),
  })
  owners.set(client, userId)
  return client
}
