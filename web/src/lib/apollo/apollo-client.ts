import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type Reference } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import generated from '#src/__generated__/possible-types.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import type { Identity } from '#src/lib/identity/identity.ts'
import { fetchWithClock } from '#src/lib/clock/server-clock.ts'
import { isRefusedToken } from '#src/lib/errors/server-error.ts'

/**
 * Hotels, search results and bookings are kept by id. What belongs to one search or one quote only stays inside its parent, so
 * that two searches never write over each other.
 */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: generated.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // With and without the id of the kept search the answer is the same.
          hotelSearch: { keyArgs: ['input', 'where', 'sort', 'page', 'pageSize'] },
          // A quote that came with a mutation is not read again.
          hotelQuote: {
            read: (known: Reference | null | undefined, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'HotelQuote', id: args?.id }) : known,
          },
        },
      },
      Country: { keyFields: ['code'] },
      HotelLocation: { keyFields: ['code'] },
      CatalogueEntry: { keyFields: ['code'] },
      // The offers of a hotel depend on the filters, so that a hotel of one look is not the hotel of another.
      HotelResult: { keyFields: false },
      RoomGroup: { keyFields: false },
      Room: { keyFields: false },
      Rate: { keyFields: false },
      CancellationState: { merge: true },
      Profile: { merge: true },
      Authenticator: { merge: true },
      HotelBookingDetails: { merge: true },
    },
  })
}

/** What the server gives in the language of the screen and carries no other sign of it. */
const textFields = ['countries', 'hotelLocations', 'hotelSearch', 'hotel', 'booking', 'errorCatalogue']

/** A client for one signed-in user; another user gets another client, so that no answer in flight can reach the wrong screen. */
export function createApolloClient(identity: Pick<Identity, 'idToken' | 'expire'>): ApolloClient {
  const headers = new SetContextLink(async (previous) => {
    const token = await identity.idToken({ refresh: previous.refreshToken === true })
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    return { headers: { 'accept-language': currentLanguage(), ...authorization } }
  })

  // A refused token means that nothing was done, so the operation may be sent once more, a mutation too. Nothing else is repeated.
  const onceMore = new ErrorLink(({ error, operation, forward }) => {
    if (!isRefusedToken(error)) return
    operation.setContext({ refreshToken: true })
    return forward(operation)
  })

  const sessionOver = new ErrorLink(({ error }) => {
    if (isRefusedToken(error)) void identity.expire()
  })

  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([sessionOver, onceMore, headers, new HttpLink({ uri: '/graphql', fetch: fetchWithClock })]),
  })
}

/** Drops what was read in another language, so that screens in use read it again. */
export function forgetTexts(client: ApolloClient): void {
  for (const fieldName of textFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
  client.cache.gc()
}
