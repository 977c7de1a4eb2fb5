import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'
import { Kind, OperationTypeNode } from 'graphql'
import { SessionsDocument } from '#src/features/profile/sessions.generated.ts'
import { BookingDocumentsDocument } from '#src/data/documents/booking-document.generated.ts'
import { BookedStatusDocument } from '#src/features/checkout/outcome/booked-status.generated.ts'
import { DeadlinesDocument } from '#src/features/bookings/deadlines/deadlines.generated.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { AgencyDocument } from '#src/features/bookings/sheet/agency.generated.ts'
import { HotelLocationsDocument } from '#src/data/hotel-locations.generated.ts'
import { AccountDocument } from '#src/data/account.generated.ts'
import { GatewayFeaturesDocument } from '#src/data/gateway-features.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { anAccount, anAgency, aWallet } from './factories.ts'

const api = graphql.link('*/graphql')

type Data = Record<string, unknown>
type Result<D> = D | Response | Promise<D | Response>

let dateHeader: string | undefined

/** Sets the `Date` header of every response. By default, responses have none. */
export function setServerTime(time: string | undefined): void {
  dateHeader = time && new Date(time).toUTCString()
}

/** Responds to an operation of the app with data, an error created by `failure`, or a network error (`networkError`). */
export function respondTo<D extends Data, V extends Data>(
  document: TypedDocumentNode<D, V>,
  resolve: (variables: V, request: Request) => Result<D>,
) {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const method = operation?.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query'
  return api[method](document, async ({ variables, request }) => {
    const result = await resolve(variables, request)
    if (result instanceof Response) return result
    return HttpResponse.json({ data: result }, { headers: dateHeader ? { date: dateHeader } : {} })
  })
}

/** An error response in the server's format. */
export function failure(code: string, message: string, { status = 200, requestId = 'req-1', retryable = false } = {}) {
  const errors = [{ message, extensions: { code, requestId, retryable } }]
  return HttpResponse.json<never>({ errors } as never, { status })
}

/** A network error before a response arrives. */
export const networkError = (): Response => HttpResponse.error()

/** Responds to queries of the layout, of bookings, and of the profile, which opens after sign-in. Tests add the queries of their screens. */
export const server = setupServer(
  respondTo(WalletDocument, () => ({ wallet: aWallet() })),
  respondTo(GatewayFeaturesDocument, () => ({ hasPaymentLinks: true, hasPromoCodes: true })),
  respondTo(AgencyDocument, () => ({ viewer: anAgency() })),
  respondTo(AccountDocument, () => anAccount()),
  // A response without a booking would remove the booking from the cache.
  respondTo(BookingDocumentsDocument, () => failure('GATEWAY_UNAVAILABLE', 'No documents.')),
  respondTo(BookedStatusDocument, () => failure('GATEWAY_UNAVAILABLE', 'No status.')),
  respondTo(DeadlinesDocument, () => ({
    agenda: {
      __typename: 'Agenda' as const,
      freeCancellation: { __typename: 'AgendaList' as const, totalCount: 0, items: [] },
      unpaid: { __typename: 'AgendaList' as const, items: [] },
    },
  })),
  respondTo(SessionsDocument, () => ({ sessions: null })),
  respondTo(CountriesDocument, () => ({ countries: [] })),
  respondTo(HotelLocationsDocument, () => ({ hotelLocations: [] })),
  http.get('*/config.json', () => HttpResponse.json({ notice: null })),
)
